import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { both, storyWords } from '@resonanz/stories/words';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Text } from '@resonanz/ui/Text';
import { coldBrew, everyAnswer, everyType, longWords } from '../questionnaires.fixture.ts';
import type { Upload } from '../uploads/transfers.ts';
import { QuestionnaireRunner } from './QuestionnaireRunner.tsx';
import type { QuestionnaireRunnerProps as Props } from './RunnerProps.ts';
import type { SaveDraft } from './useDraft.ts';

const words = storyWords({
  theBottleWasWell: ['Die Flasche war gut gepolstert.', 'The bottle was well padded.'],
  aLargerBottleWould: ['Eine größere Flasche wäre gut.', 'A larger bottle would be good.'],
  coldBrewTestParcel: ['Cold Brew Testpaket', 'Cold brew test parcel'],
  deadline20102026: ['Frist 20.10.2026', 'Deadline 20/10/2026'],
  lid: ['Deckel', 'Lid'],
  morgensternMayShowMy: [
    'Morgenstern darf meine Bilder unter Angabe meines Vornamens zeigen.',
    'Morgenstern may show my pictures and name me by my first name.',
  ],
  theServerTakesNo: ['Der Server nimmt gerade keine Dateien an.', 'The server takes no files right now.'],
});

const begun = {
  intact: true,
  how: ['pure', 'milk'],
  minutes: 4,
  manual: 5,
  recommend: 8,
  when: 'afternoon',
  unboxing: words.theBottleWasWell,
};
const complete = { ...begun, fair: 3.49, change: words.aLargerBottleWould, buy: true, stars: 5 };
const storedFiles = [
  { fileId: 11, name: 'balkon_nachmittag.jpg', size: 3_565_158 },
  { fileId: 12, name: 'kueche.png', size: 1_204_224 },
  { fileId: 13, name: 'erster_schluck.mp4', size: 50_331_648 },
];
/** Stays under way until it is stopped. */
const endlessUpload: Upload = (file, { onProgress, signal }) =>
  new Promise((_, reject) => {
    onProgress(Math.round(file.size * 0.62));
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });

const meta = {
  title: 'Widgets/QuestionnaireRunner',
  component: QuestionnaireRunner,
  args: {
    definition: coldBrew,
    title: both('Fragebogen 1', 'Questionnaire 1'),
    onSave: fn<SaveDraft>(() => Promise.resolve()),
    onSubmit: fn<Props['onSubmit']>(() => Promise.resolve()),
    onLater: fn(),
    upload: fn<Upload>(() => Promise.resolve(11)),
    files: storedFiles,
    asideStart: <Text variant="bodyStrong">{words.coldBrewTestParcel}</Text>,
    asideEnd: <Text variant="dense">{words.deadline20102026}</Text>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuestionnaireRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

const next = /^(Weiter zu Seite|Next: page) \d+$/;
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

/** Answering goes on where it ended: the third page, with what is chosen. */
export const Playground: Story = {
  args: { defaultAnswers: begun, savedAt: new Date() },
  play: async ({ canvas, userEvent, args }) => {
    await heading(/^(Preis und Kauf|Price and purchase)$/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Zurück|Back)$/ }));
    const title = await heading(/^(Geschmack und Alltag|Taste and everyday life)$/);
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: '9' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ recommend: 9 })), {
      timeout: 3000,
    });
  },
};

export const Fresh: Story = {};

export const Phone: Story = {
  args: { defaultAnswers: { ...begun, pictures: [11] }, savedAt: new Date() },
  globals: { viewport: { value: 'phone' } },
};

/** One question of each type, without answers. */
export const EveryType: Story = { args: { definition: everyType } };

export const EveryTypeAnswered: Story = { args: { definition: everyType, defaultAnswers: everyAnswer } };

export const EveryTypeOnAPhone: Story = {
  args: { definition: everyType, defaultAnswers: everyAnswer },
  globals: { viewport: { value: 'phone' } },
};

/** What was sent, to look at. */
export const ReadOnly: Story = {
  args: { definition: everyType, defaultAnswers: everyAnswer, isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /senden|Send/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /shortText/ })).toHaveAttribute('readonly');
  },
};

/** The way on is closed while something is missing: the page says what, and the first gap has the focus. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: next }));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getAllByRole('button')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(Ja|Yes)$/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: /^(Ja|Yes)$/ }));
    // Yes skips the question about the damage.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await heading(/^(Zubereitung|Preparation)$/);
  },
};

/** Answers that skip questions say so, and bring them back with what was written. */
export const Branching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Nein|No)$/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /beschädigt|damaged/ }), words.lid);
    await userEvent.click(canvas.getByRole('radio', { name: /^(Ja|Yes)$/ }));
    await expect(canvas.queryByRole('textbox', { name: /beschädigt|damaged/ })).toBeNull();
    await canvas.findByText(/^(Eine Frage entfällt\.|One question is left out\.)$/);
    await userEvent.click(canvas.getByRole('radio', { name: /^(Nein|No)$/ }));
    await expect(canvas.getByRole('textbox', { name: /beschädigt|damaged/ })).toHaveValue(words.lid);
  },
};

export const Offline: Story = {
  args: { defaultAnswers: { recommend: 7 }, isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Ja|Yes)$/ }));
    await canvas.findByText(/^(Eine Antwort wartet auf die Verbindung|One answer is waiting for the connection)$/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };

export const Late: Story = { args: { isLate: true, defaultAnswers: begun } };

export const SaveFailed: Story = {
  args: { onSave: fn<SaveDraft>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Ja|Yes)$/ }));
    await canvas.findByText(/^(Nicht gespeichert|Not saved)\./, undefined, { timeout: 3000 });
  },
};

const picture = (name: string, bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });
const taste = { definition: { pages: coldBrew.pages.slice(2, 3) } };

/** A file is sent, one waits, one is too large. */
export const Uploading: Story = {
  args: {
    ...taste,
    defaultAnswers: { pictures: [11] },
    upload: fn(endlessUpload),
    uploadNote: () => <Checkbox>{words.morgensternMayShowMy}</Checkbox>,
  },
  play: async ({ canvas, userEvent }) => {
    const files = canvas.getByLabelText(/auswählen|choose them/);
    await userEvent.upload(files, [
      picture('erster_schluck.png', 4_000_000),
      picture('terrasse.png', 900_000),
      picture('kueche_gross.png', 14_889_779),
    ]);
    await canvas.findByText(/^62\s?%, /);
    await canvas.findByText(/zu groß|too large/);
    await userEvent.click(canvas.getByRole('button', { name: /(anhalten|Pause upload): erster_schluck\.png/ }));
    await canvas.findByText(/^(Angehalten bei|Paused at) 62\s?%$/);
    await userEvent.click(canvas.getByRole('button', { name: /(fortsetzen|Resume upload): erster_schluck\.png/ }));
    await userEvent.click(canvas.getByRole('button', { name: /(abbrechen|Cancel upload): terrasse\.png/ }));
    await waitFor(() => expect(canvas.queryByText('terrasse.png')).toBeNull());
  },
};

export const UploadingOnAPhone: Story = { ...Uploading, globals: { viewport: { value: 'phone' } } };

export const UploadFailed: Story = {
  args: {
    ...taste,
    upload: fn<Upload>(() => Promise.reject(new Error('500'))),
    errorText: () => words.theServerTakesNo,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/auswählen|choose them/), picture('balkon.png', 900));
    await canvas.findAllByText(words.theServerTakesNo);
    await canvas.findByRole('button', { name: /^(Erneut versuchen|Try again): balkon\.png$/ });
  },
};

/** The last page asks once more, and thanks. */
export const Sending: Story = {
  args: { defaultAnswers: complete },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Antworten senden|Send answers)$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Jetzt senden|Send now)$/ }));
    await canvas.findByRole('heading', { name: /^(Vielen Dank!|Thank you!)$/ });
    await expect(args.onSubmit).toHaveBeenCalledWith(complete);
  },
};

export const SendingFailed: Story = {
  args: { defaultAnswers: complete, onSubmit: fn<Props['onSubmit']>(() => Promise.reject(new Error('503'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Antworten senden|Send answers)$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Jetzt senden|Send now)$/ }));
    await canvas.findByRole('alert');
  },
};

/** What only the server can know is said at its question, on its page. */
export const RejectedByTheServer: Story = {
  args: { defaultAnswers: complete, onSubmit: fn<Props['onSubmit']>(() => Promise.resolve({ fair: 'outOfRange' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Antworten senden|Send answers)$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Jetzt senden|Send now)$/ }));
    await heading(/^(Preis und Kauf|Price and purchase)$/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /angemessen|fair/ })).toHaveFocus());
  },
};

/** All of it without a pointer. */
export const Keyboard: Story = {
  args: { definition: everyType },
  play: async ({ canvas, userEvent }) => {
    const scale = within(canvas.getByRole('radiogroup', { name: /nps/ }));
    scale.getByRole('radio', { name: /^0, / }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(scale.getByRole('radio', { name: '2' })).toBeChecked();
    const up = canvas.getByRole('button', { name: /^(Salzkaramell nach oben|Move Salted caramel up)$/ });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^(Salzkaramell: Platz 2 von 3|Salted caramel: place 2 of 3)$/);
    await waitFor(() => expect(up).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^(Salzkaramell nach unten|Move Salted caramel down)$/ }),
      ).toHaveFocus(),
    );
  },
};

export const LongWords: Story = { args: { definition: longWords }, globals: { viewport: { value: 'phone' } } };

export const WithoutQuestions: Story = { args: { definition: { pages: [] } } };

/** A server of one's own: drafts, answers and files go to it by three functions. */
function createServer() {
  let draft = {};
  let files = 100;
  const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
  return {
    async save(answers: object) {
      await wait();
      draft = answers;
    },
    async upload(file: File, { onProgress }: Parameters<Upload>[1]) {
      await wait();
      onProgress(file.size);
      files += 1;
      return files;
    },
    async submit() {
      await wait();
      if (Object.keys(draft).length === 0) throw new Error('There is no draft.');
    },
  };
}

export const BringYourOwnBackend: Story = {
  render: (args) => {
    const server = createServer();
    return (
      <QuestionnaireRunner
        {...args}
        onSave={(answers) => server.save(answers)}
        upload={(file, context) => server.upload(file, context)}
        onSubmit={() => server.submit()}
      />
    );
  },
  args: taste,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '9' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Morgens|In the morning/ }));
    await userEvent.upload(canvas.getByLabelText(/auswählen|choose them/), picture('balkon.png', 900));
    await canvas.findByText(/^(Übertragen|Uploaded)$/);
    await userEvent.click(canvas.getByRole('button', { name: /^(Antworten senden|Send answers)$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Jetzt senden|Send now)$/ }));
    await canvas.findByRole('heading', { name: /^(Vielen Dank!|Thank you!)$/ });
  },
};
