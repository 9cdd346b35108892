import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { both, shared, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import { OwnBackend } from './ownBackend.fixture.tsx';
import {
  type ChannelPreview,
  type SelectableCampaign,
  SelectCampaignDialog,
  type SelectCampaignDialogProps,
} from './SelectCampaignDialog.tsx';

const words = storyWords({
  campaign000001: ['Kampagne 000001', 'Campaign 000001'],
  campaign100000: ['Kampagne 100000', 'Campaign 100000'],
  fiveChannelsInHerbstleuchten: [
    '5 Kanäle in „Herbstleuchten 2026 – Pflegeserie“',
    '5 channels in “Herbstleuchten 2026 – Pflegeserie”',
  ],
});

const campaigns: SelectableCampaign[] = [
  'Alpenglühen – Gipfelstürmer Winter 26/27',
  'Bergquell Vital – Frühjahrskur',
  'Haferkraft Riegel – Schulstart',
  'Herbstleuchten 2026 – Pflegeserie',
  'Kaffeerösterei Morgenstern – Cold Brew',
  'Lindenblatt – Adventskalender 2026',
  'Nordlicht Brillen – Gleitsichtwochen',
  'Ötztaler Wolle – Hüttenschuhe',
].map((name, at) => ({ campaignId: 20 + at, name }));

const people = [
  'Lena Hartwig',
  'Mehmet Yıldırım',
  'Jonas Küppers',
  'Amara Okafor-Lindner',
  'Sophie Brandstätter',
  'Ole Petersen',
];
const channels: ChannelPreview[] = people.map((name, at) => ({ channelId: 1000 + at, name, picture: null }));

function Demo({ isOpen: first, onOpenChange, ...props }: SelectCampaignDialogProps) {
  const [isOpen, setOpen] = useHeld(first, onOpenChange);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{shared.addToCampaign}</Button>
      <SelectCampaignDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Widgets/SelectCampaignDialog',
  component: Demo,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    campaigns,
    channels,
    isBookmarkMode: true,
    onChoose: fn(),
    onAddOthers: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');
const open: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(await field());
  await screen.findByRole('listbox');
};

/** The list is open from the start, below the field and above the buttons. */
export const Bookmarks: Story = {
  play: async () => {
    const list = (await screen.findByRole('listbox')).getBoundingClientRect();
    const input = (await field()).getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(input.bottom);
    await expect(list.bottom).toBeLessThanOrEqual(
      screen.getByRole('button', { name: /Auswählen|Choose/ }).getBoundingClientRect().top,
    );
  },
};
export const List: Story = { play: open };

export const Chosen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'herbst');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: /Auswählen|Choose/ })).toBeEnabled();
  },
};

/** One channel, outside of the watch list. */
export const SingleChannel: Story = { args: { isBookmarkMode: false, channels: channels.slice(0, 1) } };

export const NoCampaigns: Story = {
  args: { campaigns: [] },
  play: async ({ userEvent }) => {
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getByText(/Keine Daten vorhanden|No data available/)).toBeVisible());
  },
};

export const LongGerman: Story = {
  args: {
    campaigns: [
      {
        campaignId: 1,
        name: 'Haushaltsgeräteversicherungsvergleich – Frühjahrskollektion für nachhaltige Familienwanderbekleidung 2026/27',
      },
      { campaignId: 2, name: 'Donaudampfschifffahrtsgesellschaftsjubiläumsveranstaltungsreihe' },
    ],
  },
  play: open,
};

export const Loading: Story = { args: { campaigns: undefined } };
export const Adding: Story = { args: { isPending: true } };

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'xyz');
    await waitFor(() => expect(screen.getByText(/Keine Daten vorhanden|No data available/)).toBeVisible());
  },
};

/** Which channels are there already, with the offer to add the others. */
export const Collisions: Story = {
  args: { collisions: { campaignId: 23, names: ['Lena Hartwig (Instagram)', 'Ole Petersen (Twitter)'] } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'herbst');
    await userEvent.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(alert).getByRole('button', { name: /anderen 4 Kanäle|other 4 channels/ }));
    await expect(args.onAddOthers).toHaveBeenCalledWith(campaigns[3]);
  },
};

/** A hundred thousand campaigns: only the rows in sight are in the document. */
export const HundredThousand: Story = {
  args: {
    campaigns: Array.from({ length: 100_000 }, (_, at) => ({
      campaignId: at + 1,
      name: both(`Kampagne ${String(at + 1).padStart(6, '0')}`, `Campaign ${String(at + 1).padStart(6, '0')}`),
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await field());
    await screen.findByRole('option', { name: words.campaign000001 });
    await expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await userEvent.keyboard('{End}');
    await screen.findByRole('option', { name: words.campaign100000 });
  },
};

/** The dialog on a slow source in memory that rejects a campaign in which a channel is already. */
export const BringYourOwnBackend: Story = {
  render: () => <OwnBackend campaigns={campaigns} held={new Map([[23, channels.slice(0, 1)]])} channels={channels} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: shared.addToCampaign }));
    await waitFor(() => expect(screen.queryByText(/Kampagnen werden geladen|Campaigns are being loaded/)).toBeNull());
    await userEvent.type(await field(), 'herbst');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /Auswählen|Choose/ }));
    const others = await screen.findByRole('button', { name: /anderen 5 Kanäle|other 5 channels/ });
    await userEvent.click(others);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText(words.fiveChannelsInHerbstleuchten);
  },
};

/** The field has the focus at once; typing filters, arrows and Enter choose, Escape closes the list before the dialog. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('otztal');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Ötztaler Wolle – Hüttenschuhe');
    const choose = screen.getByRole('button', { name: /Auswählen|Choose/ });
    for (let tabs = 0; tabs < 6 && document.activeElement !== choose; tabs += 1) await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(campaigns[7]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
