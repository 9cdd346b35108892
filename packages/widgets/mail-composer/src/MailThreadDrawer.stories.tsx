import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { buildMail, buildMailThread } from '@resonanz/testing/mails';
import { MailThreadDrawer } from './MailThreadDrawer.tsx';

const words = storyWords({
  coldBrewSommerDate: ['Cold Brew Sommer – Drehtermin', 'Cold Brew Sommer – date of shooting'],
  campaignTeam: ['Kampagnenteam', 'Campaign team'],
  goodMorningKatharinaWednesday: [
    '<p>Guten Morgen Katharina,</p><p>Mittwoch passt mir besser. Das Moodboard hänge ich an.</p><img data-remote-image="0" alt="Herbstkollektion">',
    '<p>Good morning Katharina,</p><p>Wednesday suits me better. I attach the mood board.</p><img data-remote-image="0" alt="Autumn collection">',
  ],
  noConnectionPleaseTry: [
    'Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
    'No connection. Please try again as soon as you are online.',
  ],
  noConnection: ['Keine Verbindung.', 'No connection.'],
});

const file = {
  fileId: 5,
  name: 'Moodboard Cold Brew.pdf',
  contentType: 'application/pdf',
  size: 2_430_000,
  url: '#moodboard',
};
const asked = buildMail({ cc: ['team@agentur.example'], subject: words.coldBrewSommerDate });
const answered = buildMail({
  mailId: 701,
  state: 'received',
  createdByName: null,
  fromEmail: 'mehmet@kocht.example',
  receiverName: words.campaignTeam,
  toEmail: 'kampagnen@resonanz.example',
  sentAt: '2026-05-05T07:14:00.000Z',
  message: words.goodMorningKatharinaWednesday,
  remoteImages: ['https://kocht.example/pixel.gif?mail=17'],
  attachments: [file],
});

const meta = {
  title: 'Widgets/MailThreadDrawer',
  component: MailThreadDrawer,
  args: {
    title: words.coldBrewSommerDate,
    thread: buildMailThread([asked, answered]),
    onAnswer: fn(),
    onMarkUnread: fn(async () => undefined),
    onArchive: fn(async () => undefined),
    onRetry: fn(async () => undefined),
    onTakeBack: fn(async () => undefined),
    onReload: fn(),
    errorText: () => words.noConnectionPleaseTry,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof MailThreadDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const frames = () => screen.findAllByTitle(/^(Nachricht|Message): /);

/** Pictures of other servers stay away until the reader asks for them. */
export const Playground: Story = {
  play: async ({ userEvent }) => {
    const sheet = async () => (await frames()).at(-1)?.getAttribute('srcdoc') ?? '';
    await expect(await sheet()).not.toContain('pixel.gif');
    await expect((await frames())[0]).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    await userEvent.click(screen.getByRole('button', { name: /^(Bilder laden|Load pictures)$/ }));
    await waitFor(async () => expect(await sheet()).toContain('src="https://kocht.example/pixel.gif?mail=17"'));
  },
};

export const Scheduled: Story = {
  args: {
    thread: buildMailThread([buildMail({ state: 'scheduled', sentAt: null, scheduledAt: '2026-05-11T07:00:00Z' })]),
  },
};

/** What could not be delivered says why, and can be sent once more. */
export const NotDelivered: Story = {
  args: { thread: buildMailThread([buildMail({ state: 'failed', failure: 'refused', sentAt: null })]) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Erneut senden|Send again)$/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Automatic: Story = {
  args: { thread: buildMailThread([buildMail({ isAutomatic: true, createdByName: null })], { isArchived: true }) },
};
export const ReadOnly: Story = {
  render: ({ title, thread, errorText, onClose }) => (
    <MailThreadDrawer title={title} thread={thread} errorText={errorText} onClose={onClose} />
  ),
};
export const Loading: Story = { args: { thread: undefined } };
export const Failed: Story = { args: { thread: undefined, isFailed: true } };

/** An error is shown above the mails. */
export const Rejected: Story = {
  args: { onArchive: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ userEvent }) => {
    await frames();
    await userEvent.click(screen.getByRole('button', { name: /^(Archivieren|Archive)$/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.noConnection));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await frames()) };

/** Tab goes through the mails to the buttons in the foot; Enter answers, Escape closes. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await frames();
    const answer = screen.getByRole('button', { name: /^(Antworten|Answer)$/ });
    for (let tabs = 0; tabs < 20 && document.activeElement !== answer; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(answered);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
