import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const words = storyWords({
  breadcrumbs: ['Brotkrumen', 'Breadcrumbs'],
  showTheWholePath: ['Ganzen Weg zeigen', 'Show the whole path'],
  settings: ['Einstellungen', 'Settings'],
  cooperationRequestsAndSelf: [
    'Zusammenarbeitsanfragen und Selbstbedienungskampagnen',
    'Cooperation requests and self-service campaigns',
  ],
});

const meta = {
  title: 'UI/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: words.breadcrumbs,
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: shared.campaigns, href: '/campaigns' },
      { label: 'Lindenblatt Naturkosmetik' },
    ],
    expandLabel: words.showTheWholePath,
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: shared.campaigns })).toHaveAttribute('href', '/campaigns');
    await expect(canvas.getByText('Lindenblatt Naturkosmetik')).toHaveAttribute('aria-current', 'page');
  },
};

const longWay = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: shared.campaigns, href: '/campaigns' },
  { label: 'Lindenblatt Naturkosmetik', href: '/campaigns/418' },
  { label: 'Creator', href: '/campaigns/418/creators' },
  { label: 'Mehmet Yıldırım' },
];

/** Where there is room the whole way is shown. */
export const LongWay: Story = {
  args: { items: longWay },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** On phones the middle of the way waits behind "…". */
export const Phone: Story = {
  args: { items: longWay },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard', 'Creator']);
    await expect(canvas.getByRole('button', { name: words.showTheWholePath })).toBeVisible();
  },
};

/** Pressing "…" expands the middle and focuses its first link. */
export const Keyboard: Story = {
  args: { items: longWay },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.showTheWholePath })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: shared.campaigns })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lindenblatt Naturkosmetik' })).toHaveFocus();
  },
};

/** Names break; none is cut off. */
export const LongWords: Story = {
  args: {
    items: [
      { label: words.settings, href: '/settings' },
      { label: shared.settings, href: '/settings/notifications' },
      { label: words.cooperationRequestsAndSelf },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(160);
  },
};
