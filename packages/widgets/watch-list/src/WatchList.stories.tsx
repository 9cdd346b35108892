import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { vars } from '@resonanz/tokens/contract';
import { OwnBackend } from './ownBackend.fixture.tsx';
import { WatchList, type WatchListItem, type WatchListProps } from './WatchList.tsx';

const texts = storyWords({
  yourRoleMustNot: ['Ihre Rolle darf keine Kampagnen bearbeiten.', 'Your role must not edit campaigns.'],
  yourRoleHasNo: [
    'Ihre Rolle hat keine Bearbeitungsberechtigung für die Kampagnenverwaltung.',
    'Your role has no right to edit in the administration of campaigns.',
  ],
  youDoNotHave: [
    'Sie haben keine Berechtigung, Kampagnen zu bearbeiten.',
    'You do not have the right to edit campaigns.',
  ],
});

const base: WatchListItem = {
  influencerId: 100,
  channelId: 1000,
  type: 'instagram',
  channelUrl: 'https://www.instagram.com/lenahartwig',
  title: null,
  titleName: 'Lena Hartwig',
  docPath: null,
  socialMediaProfile: null,
  isActive: 1,
  followers: 128_400,
  management: null,
};

const entriesOf = (entries: readonly Partial<WatchListItem>[]): WatchListItem[] =>
  entries.map((entry, index) => ({ ...base, influencerId: 100 + index, channelId: 1000 + index, ...entry }));

const six = entriesOf([
  {},
  {
    type: 'youtube',
    channelUrl: 'https://www.youtube.com/c/mehmetkocht',
    title: 'Mehmet kocht',
    titleName: 'Mehmet Yıldırım',
  },
  {
    type: 'youtube',
    channelUrl: 'https://www.youtube.com/user/kueppers',
    title: 'Küppers Outdoor',
    titleName: 'Jonas Küppers',
  },
  { type: 'facebook', channelUrl: 'https://www.facebook.com/marleneoberhuber', titleName: 'Marlene Oberhuber' },
  { type: 'tiktok', channelUrl: 'https://www.tiktok.com/@amara.skin', titleName: 'Amara Okafor-Lindner' },
  {
    type: 'blog',
    channelUrl: 'https://nachhaltig-wandern-mit-der-ganzen-familie.example/berichte',
    titleName: 'Theresa Freifrau von Aufseß-Rautenberg zu Hohenlohe',
  },
]);

function Demo({ isOpen: first, entries: given, onOpenChange, onRemove, onEmpty, ...props }: WatchListProps) {
  const [isOpen, setOpen] = useHeld(first, onOpenChange);
  const [entries, setEntries] = useState(given);
  return (
    <div style={{ minBlockSize: 420 }}>
      <div style={{ background: vars.accent.shell, padding: 8, display: 'flex', justifyContent: 'flex-end' }}>
        <WatchList
          {...props}
          entries={entries}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onRemove={(entry) => {
            setEntries(entries?.filter((each) => each !== entry));
            onRemove(entry);
          }}
          onEmpty={() => {
            setEntries([]);
            onEmpty();
          }}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Widgets/WatchList',
  component: Demo,
  args: {
    entries: six,
    isOpen: true,
    onOpenChange: fn(),
    onRemove: fn(),
    onEmpty: fn(),
    onAddToCampaign: fn(),
    onDownloadExpose: fn(),
    hrefOf: ({ influencerId, type, channelId }) => `#/dashboard/profile/${influencerId}/${type}/${channelId}`,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const dropdown = () => screen.findByRole('dialog', { name: /^Merkliste|^Watch list/ });

export const Six: Story = {};
export const One: Story = { args: { entries: six.slice(0, 1) } };

export const Twelve: Story = {
  args: {
    entries: entriesOf(
      [...six, ...six].map((entry, index) => ({ ...entry, channelId: 1000 + index, influencerId: 100 + index })),
    ),
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async () => {
    const panel = within(await dropdown());
    await expect(panel.queryByRole('button', { name: /Liste leeren|Empty list/ })).toBeNull();
    await expect(panel.getByRole('button', { name: /Zur Kampagne|Add to campaign/ })).toBeDisabled();
    await expect(panel.getByRole('button', { name: /Expose/ })).toBeDisabled();
  },
};

export const Loading: Story = { args: { entries: undefined } };

/** An inactive channel is greyed and says so in words. */
export const Inactive: Story = {
  args: { entries: six.map((entry, index) => (index === 1 ? { ...entry, isActive: 0 } : entry)) },
};

/** Without the right the button stays, and the reason stands below it. */
export const WithoutRight: Story = {
  args: { addToCampaignDenial: texts.yourRoleMustNot },
  play: async ({ args }) => {
    const add = within(await dropdown()).getByRole('button', { name: /Zur Kampagne|Add to campaign/ });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(args.addToCampaignDenial ?? '');
  },
};

/** What the row says of a channel is cut with an ellipsis; the whole stands in the tooltip. */
export const LongGerman: Story = {
  args: {
    entries: entriesOf([
      { titleName: 'Dr. Annegret Freifrau von Schlotterbeck-Oberhofer zu Wolkenstein-Trostburg' },
      {
        type: 'podcast',
        channelUrl: 'https://haushaltsgeräteversicherungsvergleich.example/kundenbetreuungsgespräche',
        titleName: 'Haushaltsgeräteversicherungsvergleichspodcast',
        isActive: 0,
      },
    ]),
    addToCampaignDenial: texts.yourRoleHasNo,
  },
};

/** Management people see their own influencers, and may not edit campaigns: the button says so, the expose stays. */
export const Management: Story = {
  args: { entries: six.slice(0, 2), addToCampaignDenial: texts.youDoNotHave },
  play: async () => {
    const panel = within(await dropdown());
    await expect(panel.getByRole('button', { name: /Zur Kampagne|Add to campaign/ })).toBeDisabled();
    await expect(panel.getByRole('button', { name: /Expose/ })).toBeEnabled();
  },
};

export const ExposeUnderWay: Story = { args: { isExposePending: true } };

/** Ten thousand channels: a first part of the rows is drawn, and more on the way down. */
export const TenThousand: Story = {
  args: {
    entries: entriesOf(
      Array.from({ length: 10_000 }, (_, at) => ({
        ...six[at % six.length],
        influencerId: 100 + at,
        channelId: 1000 + at,
      })),
    ),
  },
  play: async () => {
    const panel = within(await dropdown());
    await expect(panel.getAllByRole('listitem').length).toBeLessThan(60);
    const list = panel.getByRole('list');
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(100));
  },
};

/** Hearts and list on a slow source in memory that rejects one channel. */
export const BringYourOwnBackend: Story = {
  render: ({ onAddToCampaign }) => (
    <OwnBackend bookmarked={six.slice(0, 2)} rejects="Jonas Küppers" channels={six} onAddToCampaign={onAddToCampaign} />
  ),
  play: async ({ canvas, userEvent }) => {
    const heart = (name: RegExp) => canvas.getByRole('button', { name });
    await waitFor(() => expect(heart(/^Merkliste|^Watch list/)).toHaveAccessibleName(/2 (Kanäle|channels)/));
    await userEvent.click(heart(/Marlene Oberhuber/));
    await expect(heart(/^Merkliste|^Watch list/)).toHaveAccessibleName(/3 (Kanäle|channels)/);
    await userEvent.click(heart(/Jonas Küppers/));
    await expect(heart(/Jonas Küppers/)).toHaveAttribute('aria-pressed', 'true');
    await canvas.findByRole('alert');
    await waitFor(() => expect(heart(/Jonas Küppers/)).toHaveAttribute('aria-pressed', 'false'));
    await expect(heart(/Marlene Oberhuber/)).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Closed: Story = { args: { isOpen: false } };

export const MoreThan99: Story = {
  args: { isOpen: false, entries: entriesOf(Array.from({ length: 120 }, () => ({}))) },
};

/**
 * Enter opens, Tab goes through names and crosses, a removed row hands the focus on, the last one to the panel; Escape
 * leads back.
 */
export const Keyboard: Story = {
  args: { isOpen: false, entries: six.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: /^Merkliste|^Watch list/ });
    heart.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await dropdown();
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(within(panel).getByRole('button', { name: /Liste leeren|Empty list/ })).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole('link', { name: 'Lena Hartwig' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'Mehmet Yıldırım' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(heart).toHaveFocus());
  },
};
