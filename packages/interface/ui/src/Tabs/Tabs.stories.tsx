import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useHeld } from '@resonanz/testing/held';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TabItem } from './TabItem.ts';
import { Tabs } from './Tabs.tsx';

interface DemoProps {
  label: string;
  items: readonly TabItem[];
  first: string;
  onSelectionChange: (id: string) => void;
  end?: React.ReactNode;
}

function Demo({ first, onSelectionChange, ...props }: DemoProps) {
  const [stage, setStage] = useHeld<string>(first, onSelectionChange);
  return (
    <Tabs {...props} selectedId={stage} onSelectionChange={setStage}>
      <Text>{props.items.find(({ id }) => id === stage)?.label}: 13 Creator seit gestern</Text>
    </Tabs>
  );
}

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  render: ({ label, items, selectedId, onSelectionChange, end }) => (
    <Demo label={label} items={items} first={selectedId} onSelectionChange={onSelectionChange} end={end} />
  ),
  args: {
    label: 'Phasen',
    items: [
      { id: 'acquisition', label: 'Akquise', count: 24, countLabel: '24 Creator' },
      { id: 'interested', label: 'Interessenten', count: 11, countLabel: '11 Creator' },
      { id: 'campaign', label: 'Kampagne', count: 13, countLabel: '13 Creator' },
      { id: 'archive', label: 'Archiv', isDisabled: true },
    ],
    selectedId: 'campaign',
    onSelectionChange: fn(),
    children: null,
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounters: Story = {};

export const WithControls: Story = {
  args: { end: <SearchField label="Creator suchen" hidesLabel placeholder="Creator suchen" clearLabel="Leeren" /> },
};

/** Arrow keys only move focus, past what is disabled; Enter chooses, because a panel may have to be fetched. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Kampagne 13 Creator' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Akquise 24 Creator' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Interessenten 11 Creator' })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('interested');
    await expect(canvas.getByRole('tabpanel', { name: 'Interessenten 11 Creator' })).toHaveTextContent(
      'Interessenten: 13 Creator',
    );
  },
};

/** A disabled tab answers neither pointer nor keyboard. */
export const DisabledTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const archive = canvas.getByRole('tab', { name: 'Archiv' });
    await expect(archive).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(archive);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

const manyTabs = [
  { id: 'overview', label: 'Überblick' },
  { id: 'channels', label: 'Kanäle', count: 4, countLabel: '4 Kanäle' },
  { id: 'audience', label: 'Zielgruppe' },
  { id: 'campaigns', label: 'Kampagnen', count: 27, countLabel: '27 Kampagnen' },
  { id: 'contracts', label: 'Verträge' },
  { id: 'notes', label: 'Notizen', count: 1240, countLabel: '1.240 Notizen' },
] as const;

const isInView = (row: HTMLElement, tab: HTMLElement) => {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  // Browsers scroll by whole device pixels.
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
};

/**
 * More tabs than fit: the row scrolls, arrows show where there is more, and the chosen tab is in view from the
 * beginning.
 */
export const Overflowing: Story = {
  args: { label: 'Bereiche des Profils', items: manyTabs, selectedId: 'contracts' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(isInView(row, canvas.getByRole('tab', { name: 'Verträge' }))).toBe(true));
    const arrows = () => [...canvasElement.querySelectorAll<HTMLElement>('button[aria-hidden]')];
    await waitFor(() => expect(arrows()).toHaveLength(2));
    for (let presses = 0; presses < 4 && arrows().length === 2; presses += 1) {
      await userEvent.click(arrows()[1] as HTMLElement);
      await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(isInView(row, canvas.getByRole('tab', { name: 'Notizen 1.240 Notizen' }))).toBe(true));
    await waitFor(() => expect(arrows()).toHaveLength(1));
    canvas.getByRole('tab', { name: 'Verträge' }).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(isInView(row, canvas.getByRole('tab', { name: 'Überblick' }))).toBe(true));
  },
};

function KeptDemo() {
  const [tab, setTab] = useHeld<'message' | 'contract'>('message', fn());
  return (
    <Tabs
      label="Anfrage"
      items={[
        { id: 'message', label: 'Nachricht' },
        { id: 'contract', label: 'Vertrag' },
      ]}
      selectedId={tab}
      onSelectionChange={setTab}
      keepsPanels
    >
      {(id) => (id === 'message' ? <TextField label="Betreff" /> : <Text>Entwurf vom 12.10.2026</Text>)}
    </Tabs>
  );
}

/** With `keepsPanels` what was typed in a tab is still there when the user returns. */
export const KeptPanels: Story = {
  render: () => <KeptDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Betreff' }), 'Herbstleuchten');
    await userEvent.click(canvas.getByRole('tab', { name: 'Vertrag' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Entwurf vom 12.10.2026');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Nachricht' }));
    await expect(canvas.getByRole('textbox', { name: 'Betreff' })).toHaveValue('Herbstleuchten');
  },
};

/** A tab is never wider than the row; its words wrap. */
export const LongWords: Story = {
  args: {
    items: [
      { id: 'settings', label: 'Benachrichtigungs\u00adeinstellungen', count: 3, countLabel: '3 offen' },
      { id: 'requests', label: 'Zusammenarbeits\u00adanfragen' },
    ],
    selectedId: 'settings',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
