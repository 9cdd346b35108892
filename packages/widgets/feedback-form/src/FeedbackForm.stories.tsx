import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LanguageProvider, useLanguage } from '@resonanz/i18n/react';
import { both, storyWords } from '@resonanz/stories/words';
import { useHeld } from '@resonanz/testing/held';
import { Button } from '@resonanz/ui/Button';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { createFeedbackBackend } from './feedbackBackend.fixture.ts';
import { FeedbackForm, type FeedbackFormProps, type FeedbackOutcome } from './FeedbackForm.tsx';

const words = storyWords({
  open: ['Öffnen', 'Open'],
  exportForgetsTheColumns: ['Export merkt sich die Spalten nicht', 'Export forgets the columns'],
  whenIHideColumns: [
    'Wenn ich Spalten ausblende und danach exportiere, enthält die Datei trotzdem alle Spalten.',
    'When I hide columns and then export, the file has all columns all the same.',
  ],
  noConnectionPleaseTry: [
    'Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
    'No connection. Please try again as soon as you are online.',
  ],
  noConnection: ['Keine Verbindung.', 'No connection.'],
  theColumnsAreMissing: ['Die Spalten fehlen. ', 'The columns are missing. '],
  newMessageToThe: [
    'Neue Nachricht an die Verbesserungsvorschlagsstelle',
    'New message to the office for suggestions of improvement',
  ],
  sendWithoutNamingAnd: [
    'Ohne Namensnennung und Benutzerkontozuordnung senden',
    'Send without naming and without assignment to an account',
  ],
  cancelWritingTheMessage: ['Nachrichtenerstellung abbrechen', 'Cancel writing the message'],
  sendTheSuggestionOf: ['Verbesserungsvorschlag absenden', 'Send the suggestion of improvement'],
  filters: ['Filter', 'Filters'],
  writeFeedback: ['Feedback schreiben', 'Write feedback'],
  inbox: ['Posteingang', 'Inbox'],
  theInboxCannotBe: ['Der Postkasten ist gerade nicht erreichbar.', 'The inbox cannot be reached right now.'],
  exportForgetsTheColumns2: ['Export merkt sich die Spalten nicht (anonym)', 'Export forgets the columns (anonymous)'],
});

function Demo({ isOpen: first, onOpenChange, ...props }: FeedbackFormProps) {
  const [isOpen, setOpen] = useHeld(first, onOpenChange);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.open}</Button>
      <FeedbackForm {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Widgets/FeedbackForm',
  component: Demo,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSend: fn((): Promise<FeedbackOutcome> => Promise.resolve({ kind: 'sent' })),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type User = Parameters<Play>[0]['userEvent'];

const textbox = (label: RegExp) => screen.findByRole('textbox', { name: label });
const send = () => screen.findByRole('button', { name: /^(Senden|Send)$/ });
const box = () => screen.findByRole('checkbox');

async function write(userEvent: User) {
  await userEvent.type(await textbox(/^(Titel|Title)/), words.exportForgetsTheColumns);
  await userEvent.type(await textbox(/^(Nachricht|Message)/), words.whenIHideColumns);
}
const sendAnonymously: Play = async ({ userEvent }) => {
  await userEvent.click(await box());
  await write(userEvent);
  await userEvent.click(await send());
};

/** Nothing is written yet, so nothing can be sent. */
export const Start: Story = {
  play: async () => {
    await expect(await send()).toBeDisabled();
    const name = await textbox(/^Name/);
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Brand: Story = { globals: { audience: 'brand', density: 'comfortable' } };

export const Complete: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await textbox(/^Name/), 'Katharina Bergmann');
    await write(userEvent);
    await expect(await send()).toBeEnabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Without a name: the field goes, and with it what was typed. */
export const Anonymous: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await textbox(/^Name/), 'Katharina');
    await userEvent.click(await box());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull());
    await write(userEvent);
    await expect(await send()).toBeEnabled();
  },
};

/** A field that was emptied again says so. */
export const TitleMissing: Story = {
  play: async ({ userEvent }) => {
    const title = await textbox(/^(Titel|Title)/);
    await userEvent.type(title, 'x');
    await userEvent.clear(title);
    await waitFor(() => expect(title).toBeInvalid());
  },
};

export const Sending: Story = {
  args: { onSend: fn((): Promise<FeedbackOutcome> => new Promise(() => {})) },
  play: async (context) => {
    await sendAnonymously(context);
    await screen.findByRole('img', { name: /^(Die Nachricht wird gesendet|The message is being sent)$/ });
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** What was typed stays, and the reason stands above it. */
export const Failed: Story = {
  args: {
    onSend: fn((): Promise<FeedbackOutcome> =>
      Promise.resolve({
        kind: 'failed',
        text: words.noConnectionPleaseTry,
      }),
    ),
  },
  play: async (context) => {
    await sendAnonymously(context);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.noConnection));
    await expect(await textbox(/^(Titel|Title)/)).toHaveValue(words.exportForgetsTheColumns);
  },
};

/** The server answered, but took nothing: the form is empty and stays. */
export const NotTaken: Story = {
  args: { onSend: fn((): Promise<FeedbackOutcome> => Promise.resolve({ kind: 'notTaken' })) },
  play: async (context) => {
    await sendAnonymously(context);
    const title = await textbox(/^(Titel|Title)/);
    await waitFor(() => expect(title).toHaveValue(''));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** More than anybody writes: the count appears near the end, and nothing is cut off. */
export const TooLong: Story = {
  play: async ({ userEvent }) => {
    const message = await textbox(/^(Nachricht|Message)/);
    await userEvent.click(message);
    await userEvent.paste(words.theColumnsAreMissing.repeat(5_001));
    await waitFor(() => expect(message).toBeInvalid());
    const count = () =>
      screen.getByText(/^100\.020 von 100\.000 Zeichen$|^100,020 of 100,000 characters$/, { selector: ':not([role])' });
    await waitFor(() => expect(count()).toBeVisible());
  },
};

const longWords = {
  'feedbackForm.title': words.newMessageToThe,
  'feedbackForm.anonymous': words.sendWithoutNamingAnd,
  'feedbackForm.cancel': words.cancelWritingTheMessage,
  'feedbackForm.send': words.sendTheSuggestionOf,
};

function InLongWords(props: FeedbackFormProps) {
  const { language } = useLanguage();
  return (
    <LanguageProvider language={language} overrides={{ de: longWords, en: longWords }}>
      <Demo {...props} />
    </LanguageProvider>
  );
}

export const LongWords: Story = { render: (args) => <InLongWords {...args} /> };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Tab goes through fields and buttons, Space ticks, Enter on "Send" sends, Escape closes. */
export const Keyboard: Story = {
  args: { onSend: fn((): Promise<FeedbackOutcome> => Promise.resolve({ kind: 'failed', text: words.noConnection })) },
  play: async ({ args, userEvent }) => {
    const name = await textbox(/^Name/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(await box()).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(await box()).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(words.filters);
    await userEvent.tab();
    await userEvent.keyboard('Region');
    const button = await send();
    for (let tabs = 0; tabs < 4 && document.activeElement !== button; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      name: '',
      title: words.filters,
      message: 'Region',
      isAnonymous: true,
    });
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function OwnBackend() {
  const [backend] = useState(() => createFeedbackBackend(200));
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack space={6}>
      <Button onPress={() => setOpen(true)}>{words.writeFeedback}</Button>
      {!isOpen && (
        <ul aria-label={words.inbox}>
          {backend.stored().map(({ title, name }) => (
            <li key={title}>
              <Text>{both(`${title} (${name || 'anonym'})`, `${title} (${name || 'anonymous'})`)}</Text>
            </li>
          ))}
        </ul>
      )}
      <FeedbackForm isOpen={isOpen} onOpenChange={setOpen} onSend={backend.send} />
    </Stack>
  );
}

/** The drawing on a backend of one's own: slow, and out of reach at the first attempt. */
export const BringYourOwnBackend: Story = {
  parameters: { layout: 'padded' },
  render: () => <OwnBackend />,
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', { name: words.writeFeedback }));
    await sendAnonymously(context);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.theInboxCannotBe));
    await context.userEvent.click(await send());
    await waitFor(() => expect(screen.getByText(words.exportForgetsTheColumns2)).toBeVisible());
  },
};
