import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TabItem } from './TabItem.ts';
import { Tabs } from './Tabs.tsx';

const texts = storyWords({
  creatorsSinceYesterday13: [': 13 Creator seit gestern', ': 13 creators since yesterday'],
  phases: ['Phasen', 'Phases'],
  acquisition: ['Akquise', 'Acquisition'],
  creators24: ['24 Creator', '24 creators'],
  prospects: ['Interessenten', 'Prospects'],
  creators11: ['11 Creator', '11 creators'],
  creators13: ['13 Creator', '13 creators'],
  archive: ['Archiv', 'Archive'],
  searchCreator: ['Creator suchen', 'Search creator'],
  clear: ['Leeren', 'Clear'],
  campaign13Creators: ['Kampagne 13 Creator', 'Campaign 13 creators'],
  acquisition24Creators: ['Akquise 24 Creator', 'Acquisition 24 creators'],
  prospects11Creators: ['Interessenten 11 Creator', 'Prospects 11 creators'],
  prospects13Creators: ['Interessenten: 13 Creator', 'Prospects: 13 creators'],
  overview: ['Überblick', 'Overview'],
  fourChannels: ['4 Kanäle', '4 channels'],
  audience: ['Zielgruppe', 'Audience'],
  campaigns27: ['27 Kampagnen', '27 campaigns'],
  contracts: ['Verträge', 'Contracts'],
  notes: ['Notizen', 'Notes'],
  notes1240: ['1.240 Notizen', '1,240 notes'],
  areasOfTheProfile: ['Bereiche des Profils', 'Areas of the profile'],
  notes1240Notes: ['Notizen 1.240 Notizen', 'Notes 1,240 notes'],
  request: ['Anfrage', 'Request'],
  contract: ['Vertrag', 'Contract'],
  subject: ['Betreff', 'Subject'],
  draftOf12Oct: ['Entwurf vom 12.10.2026', 'Draft of 12 Oct 2026'],
  threeOpen: ['3 offen', '3 open'],
  cooperationRequests: ['Zusammenarbeits\u00adanfragen', 'Cooperation requests'],
});

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
      <Text>
        {props.items.find(({ id }) => id === stage)?.label}
        {texts.creatorsSinceYesterday13}
      </Text>
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
    label: texts.phases,
    items: [
      { id: 'acquisition', label: texts.acquisition, count: 24, countLabel: texts.creators24 },
      { id: 'interested', label: texts.prospects, count: 11, countLabel: texts.creators11 },
      { id: 'campaign', label: shared.campaign, count: 13, countLabel: texts.creators13 },
      { id: 'archive', label: texts.archive, isDisabled: true },
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
  args: {
    end: (
      <SearchField label={texts.searchCreator} hidesLabel placeholder={texts.searchCreator} clearLabel={texts.clear} />
    ),
  },
};

/** Arrow keys only move focus, past what is disabled; Enter chooses, because a panel may have to be fetched. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: texts.campaign13Creators })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: texts.acquisition24Creators })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: texts.prospects11Creators })).toHaveFocus();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('interested');
    await expect(canvas.getByRole('tabpanel', { name: texts.prospects11Creators })).toHaveTextContent(
      texts.prospects13Creators,
    );
  },
};

/** A disabled tab answers neither pointer nor keyboard. */
export const DisabledTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const archive = canvas.getByRole('tab', { name: texts.archive });
    await expect(archive).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(archive);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

const manyTabs = [
  { id: 'overview', label: texts.overview },
  { id: 'channels', label: shared.channels, count: 4, countLabel: texts.fourChannels },
  { id: 'audience', label: texts.audience },
  { id: 'campaigns', label: shared.campaigns, count: 27, countLabel: texts.campaigns27 },
  { id: 'contracts', label: texts.contracts },
  { id: 'notes', label: texts.notes, count: 1240, countLabel: texts.notes1240 },
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
  args: { label: texts.areasOfTheProfile, items: manyTabs, selectedId: 'contracts' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(isInView(row, canvas.getByRole('tab', { name: texts.contracts }))).toBe(true));
    const arrows = () => [...canvasElement.querySelectorAll<HTMLElement>('button[aria-hidden]')];
    await waitFor(() => expect(arrows()).toHaveLength(2));
    for (let presses = 0; presses < 4 && arrows().length === 2; presses += 1) {
      await userEvent.click(arrows()[1] as HTMLElement);
      await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(isInView(row, canvas.getByRole('tab', { name: texts.notes1240Notes }))).toBe(true));
    await waitFor(() => expect(arrows()).toHaveLength(1));
    canvas.getByRole('tab', { name: texts.contracts }).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(isInView(row, canvas.getByRole('tab', { name: texts.overview }))).toBe(true));
  },
};

function KeptDemo() {
  const [tab, setTab] = useHeld<'message' | 'contract'>('message', fn());
  return (
    <Tabs
      label={texts.request}
      items={[
        { id: 'message', label: shared.message },
        { id: 'contract', label: texts.contract },
      ]}
      selectedId={tab}
      onSelectionChange={setTab}
      keepsPanels
    >
      {(id) => (id === 'message' ? <TextField label={texts.subject} /> : <Text>{texts.draftOf12Oct}</Text>)}
    </Tabs>
  );
}

/** With `keepsPanels` what was typed in a tab is still there when the user returns. */
export const KeptPanels: Story = {
  render: () => <KeptDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: texts.subject }), 'Herbstleuchten');
    await userEvent.click(canvas.getByRole('tab', { name: texts.contract }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(texts.draftOf12Oct);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: shared.message }));
    await expect(canvas.getByRole('textbox', { name: texts.subject })).toHaveValue('Herbstleuchten');
  },
};

/** A tab is never wider than the row; its words wrap. */
export const LongWords: Story = {
  args: {
    items: [
      { id: 'settings', label: shared.settings, count: 3, countLabel: texts.threeOpen },
      { id: 'requests', label: texts.cooperationRequests },
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
