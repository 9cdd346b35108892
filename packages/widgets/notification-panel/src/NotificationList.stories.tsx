import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import type { NotificationItem } from './notificationGroup.ts';
import { NotificationList } from './NotificationList.tsx';

const words = storyWords({
  briefingOfTheAutumn: ['Briefing der Herbstkampagne', 'Briefing of the autumn campaign'],
  springCollectionOfSustainable: [
    'Frühjahrskollektion für nachhaltige Familienwanderbekleidung und Wanderrucksäcke 2026/27',
    'Spring collection of sustainable hiking clothes and rucksacks for families 2026/27',
  ],
  youHaveNoUnread: ['Sie haben keine ungelesenen Benachrichtigungen', 'You have no unread notifications'],
});

const now = new Date('2026-10-12T09:00:00Z');
const HOUR_MS = 3_600_000;

const several = (count: number, values: Readonly<Record<string, string>> = {}): NotificationItem[] =>
  Array.from({ length: count }, (_, index) => ({
    notificationId: 900 - index,
    index,
    type: 8,
    subType: 0,
    subject: index % 3 === 0 ? words.briefingOfTheAutumn : null,
    message: 'notificationText.agency.8',
    notificationText: JSON.stringify({
      campaign: 'Gipfelstürmer Winterkollektion',
      user: 'Alpenglühen Outdoor',
      ...values,
    }),
    read: index > 2,
    createdAt: new Date(now.getTime() - index * 7 * HOUR_MS).toISOString(),
    refId: index,
  }));

const meta = {
  title: 'Widgets/NotificationPanel/NotificationList',
  component: NotificationList,
  args: {
    panel: 'agency',
    label: shared.notifications,
    notifications: several(10),
    onOpen: fn(),
    onRemove: fn(),
    onReload: fn(),
    now,
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading stands where a day begins. */
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('heading', { name: /^(Heute|Today)$/ })).toBeVisible();
  },
};

export const One: Story = { args: { notifications: several(1) } };

export const Brand: Story = { args: { panel: 'brand' }, globals: { audience: 'brand', density: 'comfortable' } };

export const LongGerman: Story = {
  args: {
    notifications: several(3, {
      user: 'Donaudampfschifffahrtsgesellschaft Oberösterreich',
      campaign: words.springCollectionOfSustainable,
    }),
  },
};

export const WithOlder: Story = {
  args: { onShowOlder: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Ältere anzeigen|Show older ones)$/ }));
    await expect(args.onShowOlder).toHaveBeenCalledOnce();
  },
};

export const LoadingOlder: Story = { args: { onShowOlder: fn(), isLoadingOlder: true } };

export const Empty: Story = {
  args: { notifications: [], emptyTitle: words.youHaveNoUnread },
};

export const Loading: Story = { args: { notifications: undefined } };

export const Failed: Story = { args: { notifications: undefined, isFailed: true } };

/** The cross asks before anything is removed. */
export const DeleteConfirmation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [remove] = canvas.getAllByRole('button', { name: /^(Benachrichtigung löschen|Delete notification)/ });
    if (remove) await userEvent.click(remove);
    await screen.findByRole('alertdialog');
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
