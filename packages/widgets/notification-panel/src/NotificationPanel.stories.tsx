import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { vars } from '@resonanz/tokens/contract';
import type { NotificationItem } from './notificationGroup.ts';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

const words = storyWords({
  herbstleuchten2026OfferFor: [
    'Herbstleuchten 2026 – Angebot Story-Set',
    'Herbstleuchten 2026 – offer for a story set',
  ],
  meetingWithLindenblattNaturkosmetik: [
    'Abstimmung Lindenblatt Naturkosmetik, Raum Elbe',
    'Meeting with Lindenblatt Naturkosmetik, room Elbe',
  ],
  countersignTheContractsFor: [
    'Verträge für „Bergquell Vital“ gegenzeichnen',
    'Countersign the contracts for “Bergquell Vital”',
  ],
  filtersInTheCalendar: ['Filter im Kalender', 'Filters in the calendar'],
  eveningRoutine: ['Abendroutine', 'Evening routine'],
  notificationSettingsOfThose: [
    'Benachrichtigungseinstellungen der Kommunikationsverantwortlichen',
    'Notification settings of those responsible for communication',
  ],
  springCollectionOfSustainable: [
    'Frühjahrskollektion für nachhaltige Familienwanderbekleidung und Wanderrucksäcke 2026/27',
    'Spring collection of sustainable hiking clothes and rucksacks for families 2026/27',
  ],
});

const now = new Date('2026-10-12T09:00:00Z');

const base: NotificationItem = {
  notificationId: 900,
  index: 0,
  type: 8,
  subType: 0,
  subject: null,
  message: 'notificationText.agency.8',
  notificationText: JSON.stringify({ campaign: 'Gipfelstürmer Winterkollektion', user: 'Alpenglühen Outdoor' }),
  read: false,
  createdAt: '2026-10-12T08:48:00Z',
  refId: 5,
};

const numbered = (items: readonly Partial<NotificationItem>[]): NotificationItem[] =>
  items.map((item, index) => ({ ...base, notificationId: 900 + index, index, ...item }));

const agency = numbered([
  {
    type: 1,
    subject: words.herbstleuchten2026OfferFor,
    message: 'notificationText.agency.1',
    notificationText: JSON.stringify({ user: 'Lena Hartwig' }),
    createdAt: '2026-10-12T08:59:50Z',
  },
  {
    type: 2,
    subject: words.meetingWithLindenblattNaturkosmetik,
    message: 'notificationText.agency.2',
    notificationText: JSON.stringify({ user: 'Katharina Bergmann' }),
  },
  { createdAt: '2026-10-12T06:48:00Z' },
  {
    type: 10,
    message: 'notificationText.agency.10',
    notificationText: JSON.stringify({
      user: 'Kaffeerösterei Morgenstern',
      channel: 'Mehmet Yıldırım',
      campaign: 'Cold Brew Sommer',
    }),
    createdAt: '2026-10-12T05:42:00Z',
  },
  {
    type: 3,
    subject: words.countersignTheContractsFor,
    message: 'notificationText.agency.3',
    notificationText: JSON.stringify({ user: 'Jonas Küppers' }),
    read: true,
    createdAt: '2026-10-12T04:15:00Z',
  },
  {
    type: 7,
    message: 'notificationText.agency.7',
    notificationText: JSON.stringify({
      user: 'Marion Albrecht',
      channel: 'Sophie Brandstätter',
      campaign: 'Herbstleuchten 2026',
    }),
    read: true,
    createdAt: '2026-10-09T14:20:00Z',
  },
  {
    type: 4,
    subject: words.filtersInTheCalendar,
    message: 'notificationText.agency.4',
    notificationText: JSON.stringify({ user: 'Theresa von Aufseß-Rautenberg' }),
    read: true,
    createdAt: '2026-10-08T09:00:00Z',
  },
]);

const brand = numbered([
  {
    type: 6,
    subType: 3,
    message: 'notificationText.brand.3',
    notificationText: JSON.stringify({ campaign: 'Herbstleuchten 2026 – Pflegeserie', channel: 'Sophie Brandstätter' }),
  },
  {
    type: 6,
    subType: 3,
    message: 'notificationText.brand.3',
    notificationText: JSON.stringify({ campaign: 'Adventskalender 2026', channel: 'Ole Petersen', count: '4' }),
    createdAt: '2026-10-12T05:30:00Z',
  },
  {
    type: 9,
    subType: 9,
    message: 'notificationText.brand.9',
    notificationText: JSON.stringify({ campaign: words.eveningRoutine }),
    read: true,
    createdAt: '2026-10-02T10:00:00Z',
  },
]);

function Demo({
  isOpen: first,
  onOpenChange,
  notifications: given,
  unread: firstUnread,
  onOpen,
  onRemove,
  ...props
}: NotificationPanelProps) {
  const [isOpen, setOpen] = useState(first);
  const [unread, setUnread] = useState(firstUnread);
  const [notifications, setNotifications] = useState(given);
  return (
    <div style={{ minBlockSize: 600 }}>
      <div style={{ background: vars.accent.shell, padding: 8, display: 'flex', justifyContent: 'flex-end' }}>
        <NotificationPanel
          {...props}
          now={now}
          notifications={notifications}
          unread={unread}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setOpen(next);
            if (next) setUnread(0);
            onOpenChange(next);
          }}
          onOpen={(chosen) => {
            setNotifications(notifications?.map((each) => (chosen.includes(each) ? { ...each, read: true } : each)));
            setOpen(false);
            onOpen(chosen);
          }}
          onRemove={(removed) => {
            setNotifications(notifications?.filter((each) => !removed.includes(each)));
            onRemove(removed);
          }}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Widgets/NotificationPanel',
  component: Demo,
  args: {
    panel: 'agency',
    notifications: agency,
    unread: 4,
    isOpen: true,
    onOpenChange: fn(),
    onOpen: fn(),
    onRemove: fn(),
    onReload: fn(),
    showAllHref: '#all',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const panelOf = () => screen.findByRole('dialog', { name: /^Benachrichtigungen|^Notifications/ });

/** Unread rows carry the echo line; the counter is only in the bell. */
export const Agency: Story = {
  args: { unread: 0 },
  play: async () => {
    const panel = await panelOf();
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(7);
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: /4 (neue|new)/ });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    await panelOf();
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
  },
};

export const MoreThan99: Story = { args: { isOpen: false, unread: 120 } };

export const Brand: Story = {
  args: { panel: 'brand', notifications: brand, unread: 0 },
  globals: { audience: 'brand', density: 'comfortable' },
};

/** A brand that came by an invitation is notified of proposals, also of those that were taken back. */
export const TokenSignup: Story = {
  ...Brand,
  args: {
    ...Brand.args,
    notifications: numbered(
      [3, 4, 12].map((subType) => ({
        type: 6,
        subType,
        message: `notificationText.brand.${subType}`,
        notificationText: JSON.stringify({
          campaign: 'Herbstleuchten 2026 – Pflegeserie',
          channel: 'Sophie Brandstätter',
        }),
        read: subType === 12,
      })),
    ),
  },
};

export const One: Story = { args: { notifications: agency.slice(0, 1), unread: 0 } };

/** A text takes three lines at most, a subject one. */
export const LongGerman: Story = {
  args: {
    unread: 0,
    notifications: numbered([
      {
        type: 5,
        subject: words.notificationSettingsOfThose,
        message: 'notificationText.agency.5',
        notificationText: JSON.stringify({
          user: 'Donaudampfschifffahrtsgesellschaft Oberösterreich',
          campaign: words.springCollectionOfSustainable,
        }),
      },
      { ...agency[1] },
    ]),
  },
};

export const Empty: Story = { args: { notifications: [], unread: 0 } };
export const Loading: Story = { args: { notifications: undefined, unread: 0 } };

export const Failed: Story = {
  args: { notifications: undefined, isFailed: true, unread: 0 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Erneut laden|Load again/ }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const WithOlder: Story = { args: { onShowOlder: fn(), unread: 0 } };

export const DeleteConfirmation: Story = {
  args: { unread: 0 },
  play: async ({ args, userEvent }) => {
    const [remove] = within(await panelOf()).getAllByRole('button', {
      name: /^Benachrichtigung löschen|^Delete notification/,
    });
    if (remove) await userEvent.click(remove);
    await screen.findByRole('alertdialog');
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** Twelve comments on one request are one row; it is unread while one of them is. */
export const Grouped: Story = {
  args: {
    unread: 0,
    notifications: numbered(
      Array.from({ length: 12 }, (_, at) => ({
        type: 5,
        subType: 5,
        message: 'notificationText.agency.5',
        notificationText: JSON.stringify({
          user: at === 0 ? 'Lena Hartwig' : 'Jonas Küppers',
          campaign: 'Gipfelstürmer Winterkollektion',
        }),
        read: at > 2,
      })),
    ),
  },
  play: async () => {
    const rows = within(await panelOf()).getAllByRole('listitem');
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent(/12 (Kommentare|comments)/);
  },
};

/** Only the rows in sight are drawn; each says its place. */
export const TenThousand: Story = {
  args: {
    unread: 0,
    notifications: numbered(
      Array.from({ length: 10_000 }, (_, at) => ({
        type: 13,
        message: 'notificationText.agency.13',
        read: at > 3,
        refId: at,
      })),
    ),
  },
  play: async () => {
    const rows = within(await panelOf()).getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

/** Enter opens, Tab goes through the rows, the cross appears with the focus, and a removed row hands it on. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: /4 (neue|new)/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await panelOf();
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    const rows = () =>
      within(panel)
        .getAllByRole('listitem')
        .map((row) => within(row).getAllByRole('button'));
    await expect(rows()[0]?.[0]).toHaveFocus();
    await userEvent.tab();
    await expect(rows()[0]?.[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: /Abbrechen|Cancel/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(rows()[0]?.[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Abbrechen|Cancel/ })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(rows()).toHaveLength(6));
    await waitFor(() => expect(rows()[0]?.[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
};
