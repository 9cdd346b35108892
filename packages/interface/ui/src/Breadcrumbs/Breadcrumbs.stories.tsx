import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'UI/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Brotkrumen',
    items: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Kampagnen', href: '/campaigns' },
      { label: 'Lindenblatt Naturkosmetik' },
    ],
    expandLabel: 'Ganzen Weg zeigen',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kampagnen' })).toHaveAttribute('href', '/campaigns');
    await expect(canvas.getByText('Lindenblatt Naturkosmetik')).toHaveAttribute('aria-current', 'page');
  },
};

const longWay = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Kampagnen', href: '/campaigns' },
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
    await expect(canvas.getByRole('button', { name: 'Ganzen Weg zeigen' })).toBeVisible();
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
    await expect(canvas.getByRole('button', { name: 'Ganzen Weg zeigen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Kampagnen' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lindenblatt Naturkosmetik' })).toHaveFocus();
  },
};

/** Names break; none is cut off. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Einstellungen', href: '/settings' },
      { label: 'Benachrichtigungs\u00adeinstellungen', href: '/settings/notifications' },
      { label: 'Zusammenarbeitsanfragen und Selbstbedienungskampagnen' },
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
