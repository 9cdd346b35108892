import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { buildMailListItem, buildMailListItems } from '@resonanz/testing/mails';
import { MailThreads } from './MailThreads.tsx';

const words = storyWords({
  reColdBrewSommer: ['Re: Cold Brew Sommer – Drehtermin', 'Re: Cold Brew Sommer – date of shooting'],
});

const threads = [
  buildMailListItem({
    isRead: false,
    state: 'received',
    mailCount: 4,
    attachmentCount: 2,
    subject: words.reColdBrewSommer,
  }),
  buildMailListItem(
    { state: 'scheduled', sentAt: null, scheduledAt: '2026-05-11T07:00:00Z', at: '2026-05-11T07:00:00Z' },
    1,
  ),
  buildMailListItem({ state: 'sending', sentAt: null }, 2),
  buildMailListItem({ state: 'failed', failure: 'refused', sentAt: null }, 3),
  buildMailListItem({ isArchived: true, attachmentCount: 1 }, 4),
];

const meta = {
  title: 'Widgets/MailThreads',
  component: MailThreads,
  args: { threads, onOpen: fn(), onReload: fn() },
} satisfies Meta<typeof MailThreads>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state a mail can be in. */
export const Playground: Story = {};

export const OfOneCampaign: Story = { args: { threads: buildMailListItems(3), hidesCampaign: true } };
export const Loading: Story = { args: { threads: undefined } };
export const Empty: Story = { args: { threads: [] } };

export const Failed: Story = {
  args: { threads: undefined, isFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Erneut laden|Load again)$/));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    threads: [
      buildMailListItem({
        subject: 'Haushaltsgeräteversicherungsvergleichsrahmenvertragsverlängerungsbestätigung',
        receiverName: 'Dr. Maximiliane von Hohenstein-Oberwaldinger',
        campaignName: 'Donaudampfschifffahrtsgesellschaftsjubiläumsveranstaltungsreihe',
      }),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The subject is a stop of the Tab key; Enter opens the thread. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: words.reColdBrewSommer });
    for (let tabs = 0; tabs < 6 && document.activeElement !== first; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(threads[0]);
  },
};
