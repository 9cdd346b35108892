import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import type { HandOver } from './mail.ts';
import { MailComposer, type MailComposerProps } from './MailComposer.tsx';
import { check, checkWithProblems, lena, placeholders, receivers, written } from './mails.fixture.ts';

const words = storyWords({
  eMail: ['E-Mail', 'E-mail'],
  noConnectionPleaseTry: [
    'Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
    'No connection. Please try again as soon as you are online.',
  ],
  dueBy: ['<p>Abgabe bis {{contentDeadline}}.</p>', '<p>Due by {{contentDeadline}}.</p>'],
  teamAgenturExampleNone: ['team@agentur.example, keine', 'team@agentur.example, none'],
  attachTheExposeOf: ['Expose der Merkliste anhängen (3 Kanäle)', 'Attach the exposé of the watch list (3 channels)'],
  noConnection: ['Keine Verbindung.', 'No connection.'],
  offer: ['Angebot', 'Offer'],
});

function Demo({ onClose, ...props }: MailComposerProps) {
  const [isOpen, setOpen] = useHeld<boolean>(true, (next) => !next && onClose());
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.eMail}</Button>
      {isOpen && <MailComposer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const meta = {
  title: 'Widgets/MailComposer',
  component: Demo,
  args: {
    receivers,
    placeholders,
    draft: written,
    onCheck: check,
    onSend: fn<HandOver>(async () => undefined),
    onSaveDraft: fn<HandOver>(async () => undefined),
    errorText: () => words.noConnectionPleaseTry,
    onClose: fn(),
    now: new Date('2026-05-04T08:00:00Z'),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const SEND = /^(\d+ E-Mails senden|Send \d+ e-mails|Senden|Send)$/;
const send = () => screen.findByRole('button', { name: SEND });
const editor = () => screen.findByRole('textbox', { name: /^(Nachricht|Message)/ });
const ready: Story['play'] = async () => {
  await editor();
};

/** Six creators get a mail each. */
export const Playground: Story = { play: ready };

export const OneReceiver: Story = {
  args: { receivers: lena },
  play: async (context) => {
    await ready(context);
    await screen.findByText('partner1@post.example');
  },
};

/** Nothing is written yet: the foot says what is missing. */
export const Empty: Story = {
  args: { draft: {} },
  play: async (context) => {
    await ready(context);
    await expect(await send()).toBeDisabled();
    await waitFor(() =>
      expect(screen.getByText(/^(Es fehlt noch: Betreff, Nachricht|Still missing: subject, message)$/)).toBeVisible(),
    );
  },
};

/** Who can't get it is named before anything is sent, and taken out with one press. */
export const Unreachable: Story = {
  args: { onCheck: checkWithProblems },
  play: async ({ userEvent }) => {
    await editor();
    const alert = await screen.findByRole('alert');
    await expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    await expect(await send()).toBeDisabled();
    await userEvent.click(within(alert).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(await send()).toHaveAccessibleName(/4/);
  },
};

/** A placeholder without a value is found out before sending. */
export const PlaceholderWithoutValue: Story = {
  args: { draft: { ...written, message: words.dueBy }, receivers: lena },
  play: async () => {
    await editor();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/Lena Hartwig: (kein Wert für|no value for) Abgabetermin/);
  },
};

export const Preview: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^(Vorschau|Preview)$/ }));
    await screen.findByText(/Guten Tag Lena/);
    await userEvent.click(screen.getByRole('combobox', { name: /^(Vorschau für|Preview for)/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Jonas Küppers' }));
    await screen.findByText(/Guten Tag Jonas/);
  },
};

export const PreviewFailed: Story = {
  args: { onCheck: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^(Vorschau|Preview)$/ }));
    await screen.findByText(/Keine Verbindung/);
  },
};

/** A copy goes with every mail; what is no address is named. */
export const Copies: Story = {
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.click(screen.getByRole('button', { name: 'Cc' }));
    const field = await screen.findByRole('textbox', { name: /^Cc/ });
    await userEvent.type(field, words.teamAgenturExampleNone);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(await send()).toBeDisabled();
  },
};

/** A draft with its files, a new one, and one that is rejected. */
export const WithFiles: Story = {
  args: { draft: { ...written, savedFiles: [{ fileId: 1, name: 'Briefing Herbstleuchten.pdf', size: 482_113 }] } },
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.upload(
      screen.getByLabelText(/^(Anhänge|Attachments) /, { selector: 'input' }),
      new File(['MZ'], 'start.exe'),
    );
    await screen.findByText(/start\.exe: /);
    await expect(await send()).toBeDisabled();
  },
};

/** A file that is made for the mail, the expose of a watch list for example, joins the others while the writing goes on. */
export const WithOfferedFile: Story = {
  args: {
    fileOffer: {
      label: words.attachTheExposeOf,
      make: async () => new File(['%PDF-1.7'], 'Expose.pdf', { type: 'application/pdf' }),
    },
  },
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.upload(
      screen.getByLabelText(/^(Anhänge|Attachments) /, { selector: 'input' }),
      new File(['%PDF-1.7'], 'Angebot.pdf'),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Expose der Merkliste/ }));
    await screen.findByText('Expose.pdf');
    await waitFor(() => expect(screen.getByText('Angebot.pdf')).toBeVisible());
  },
};

/** What was not made is shown where it was asked for, and nothing is lost. */
export const OfferedFileFailed: Story = {
  args: {
    fileOffer: {
      label: words.attachTheExposeOf,
      make: fn(() => Promise.reject(new Error('offline'))),
    },
  },
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.click(screen.getByRole('button', { name: /^Expose der Merkliste/ }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Keine Verbindung/);
    await expect(screen.getByRole('button', { name: /^Expose der Merkliste/ })).toBeEnabled();
  },
};

export const Later: Story = {
  args: { draft: { ...written, sendAt: '2026-05-06T07:30:00Z' } },
  play: async () => {
    await editor();
    await screen.findByRole('button', { name: /^(6 E-Mails planen|Schedule 6 e-mails)$/ });
  },
};

/** A moment that has passed is shown at once. */
export const Past: Story = {
  args: { draft: { ...written, sendAt: '2026-05-04T06:30:00Z' } },
  play: async () => {
    await editor();
    await screen.findByText(/^(Dieser Zeitpunkt ist schon vorbei\.|This moment has passed\.)$/);
    await expect(screen.getByRole('button', { name: /planen$|^Schedule/ })).toBeDisabled();
  },
};

export const Sending: Story = {
  args: {
    onSend: fn<HandOver>((_mail, onShare) => {
      onShare(0.4);
      return new Promise<never>(() => {});
    }),
  },
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.upload(
      screen.getByLabelText(/^(Anhänge|Attachments) /, { selector: 'input' }),
      new File(['%PDF-1.7'], 'Angebot.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(await send());
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.4'));
  },
};

/** What was written stays, the reason stands above it, and "Send" is the second attempt. */
export const Failed: Story = {
  args: { onSend: fn<HandOver>(() => Promise.reject(new Error('offline'))) },
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.click(await send());
    await waitFor(async () => expect(screen.getByRole('alert')).toHaveTextContent(words.noConnection));
    await expect(await send()).toBeEnabled();
  },
};

/** Leaving asks where something would be lost. */
export const Leaving: Story = {
  play: async ({ userEvent }) => {
    await editor();
    await userEvent.type(screen.getByRole('textbox', { name: /^(Betreff|Subject)/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: /^(Abbrechen|Cancel)$/ }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const LongWords: Story = {
  args: {
    receivers: [
      { id: 1, name: 'Donaudampfschifffahrtsgesellschaftsjubiläumsveranstaltungsreihe Oberhauptmann-Grünwaldinger' },
      ...receivers,
    ],
    draft: { ...written, subject: 'Haushaltsgeräteversicherungsvergleich: Rahmenvertragsverlängerungsbestätigung' },
  },
  play: ready,
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

/** The subject has the focus at once; Tab goes through all fields to "Send", Enter sends. */
export const Keyboard: Story = {
  args: { receivers: receivers.slice(0, 2), draft: { message: written.message } },
  play: async ({ args, userEvent }) => {
    await editor();
    const subject = screen.getByRole('textbox', { name: /^(Betreff|Subject)/ });
    await waitFor(() => expect(subject).toHaveFocus());
    await userEvent.keyboard(words.offer);
    const button = await send();
    for (let tabs = 0; tabs < 40 && document.activeElement !== button; tabs += 1) await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
