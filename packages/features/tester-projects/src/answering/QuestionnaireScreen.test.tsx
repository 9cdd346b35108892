import '@resonanz/tokens/styles';
import { beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { type Locator, page, userEvent } from 'vitest/browser';
import { hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { ANSWERING, buildQuestionnaire, createAnsweringServer } from '../fixtures/answering.fixture.ts';
import { stageRoutes, TesterStage } from '../fixtures/TesterStage.fixture.tsx';

const openAt = stageOpener(TesterStage, stageRoutes);
const open = (server: EnvelopeFetch, options: Partial<OpenOptions> = {}) =>
  openAt({ server, path: '/testerworld/my-projects/900/questionnaires/11', ...options });

beforeEach(async () => {
  localStorage.clear();
  // Nothing is kept on the device of a log-in that is over.
  localStorage.setItem('auth', JSON.stringify({ loginId: '7', accessToken: 'access', refreshToken: 'refresh' }));
  await page.viewport(1440, 900);
});

test('answers are saved as they are written, over the draft that was read', async () => {
  const server = createAnsweringServer();
  await open(server);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Geschmack' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.poll(() => server.received(ANSWERING.save).length, { timeout: 5000 }).toBe(1);
  expect(server.received(ANSWERING.save)[0]?.body).toMatchObject({
    applicationId: 900,
    questionnaireId: 11,
    version: 1,
    updatedAt: '2026-05-10T08:00:00.000Z',
    answers: [{ question: 'praise', answer: 'Sanft' }],
  });
});

test('answers that were saved in another window are offered instead', async () => {
  const server = createAnsweringServer();
  server.on(ANSWERING.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect
    .element(page.getByText('Ihre Antworten wurden in einem anderen Fenster gespeichert.').first())
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Gespeicherten Stand laden' })).toBeVisible();
});

test('a questionnaire that is not open says so', async () => {
  await open(createAnsweringServer(() => answerError(409, 'CONFLICT', 'questionnaireNotOpen')));
  await expect.element(page.getByRole('heading', { name: 'Dieser Fragebogen ist noch nicht offen' })).toBeVisible();
});

/** Presses what other things may lie over. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
}

const bodies = (server: EnvelopeFetch) => server.received(ANSWERING.save).map(({ body }) => body);
const onDevice = () => Object.values(localStorage).join(' ');

test('while nothing can be sent, answers are on the device, and saved is never claimed', async () => {
  const server = createAnsweringServer();
  server.on(ANSWERING.save, () => answerError(500, 'INTERNAL_ERROR', 'internal'));
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.poll(onDevice).toContain('Sanft');
  await expect.element(page.getByText('Auf diesem Gerät gespeichert. Wir versuchen weiter, zu senden.')).toBeVisible();
  expect(page.getByText(/^Gespeichert/).elements()).toHaveLength(0);
});

test('what was left on the device is shown, sent, and then forgotten', async () => {
  const failing = createAnsweringServer();
  failing.on(ANSWERING.save, () => answerError(500, 'INTERNAL_ERROR', 'internal'));
  await open(failing);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.poll(onDevice).toContain('Sanft');
  const kept = Object.fromEntries(Object.entries(localStorage));
  await cleanup();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  const server = createAnsweringServer();
  await open(server);
  await expect.element(page.getByRole('textbox')).toHaveValue('Sanft');
  await expect
    .poll(() => bodies(server), { timeout: 5000 })
    .toMatchObject([{ answers: [{ question: 'praise', answer: 'Sanft' }] }]);
  await expect.poll(onDevice).not.toContain('Sanft');
});

/** A questionnaire that asks for a picture. */
const photos = {
  pages: [
    {
      id: 'photos',
      title: { de: 'Fotos', en: 'Photos' },
      questions: [
        {
          id: 'photo',
          type: 13 as const,
          text: { de: 'Ihr Foto', en: 'Your photo' },
          required: false,
          inReport: true,
        },
      ],
    },
  ],
};

test('a consent is saved when it is changed', async () => {
  const server = createAnsweringServer(() => answerSuccess(buildQuestionnaire({ definition: photos })));
  await open(server);
  await press(page.getByRole('checkbox', { name: /Morgenstern/ }));
  await expect.poll(() => bodies(server)).toMatchObject([{ allowsMedia: true, answers: [] }]);
});

test('a file that is under way is asked about before the page is left', async () => {
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  await open(createAnsweringServer(() => answerSuccess(buildQuestionnaire({ definition: photos }))));
  await expect.element(page.getByRole('checkbox', { name: /Morgenstern/ })).toBeInTheDocument();
  expect(hasUnsavedChanges()).toBe(false);
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There is no field for files.');
  await userEvent.upload(picker, new File(['x'], 'balkon.png', { type: 'image/png' }));
  await expect.poll(hasUnsavedChanges).toBe(true);
  await press(page.getByRole('button', { name: 'Übertragung abbrechen: balkon.png' }));
  await expect.poll(hasUnsavedChanges).toBe(false);
  sending.mockRestore();
});

const picture = {
  fileId: 5,
  subject: 'testerApplication' as const,
  subjectId: 900,
  kind: 'content' as const,
  name: 'balkon.png',
  size: 10,
  contentType: 'image/png',
  uploadedBy: 7,
  uploadedByName: 'David Neumann',
  createdAt: '2026-05-10T08:00:00.000Z',
  url: 'data:image/png;base64,',
};

/** A server whose draft names a picture. */
function createPictureServer(): EnvelopeFetch {
  const questionnaire = buildQuestionnaire({ definition: photos, answers: { photo: [5] }, files: [picture] });
  const server = createAnsweringServer(() => answerSuccess(questionnaire));
  server.on(ANSWERING.deleteMedia, () => answerSuccess(null));
  return server;
}

const deleted = (server: EnvelopeFetch) => server.received(ANSWERING.deleteMedia).map(({ body }) => body);

test('a file that is taken out of an answer is deleted once the answers without it are saved', async () => {
  const server = createPictureServer();
  await open(server);
  await page.getByRole('button', { name: 'balkon.png entfernen' }).click();
  await expect.poll(() => deleted(server), { timeout: 5000 }).toEqual([{ applicationId: 900, fileId: 5 }]);
  expect(bodies(server)).toMatchObject([{ answers: [] }]);
});

test('a file stays while the answers that are being saved still name it', async () => {
  const server = createPictureServer();
  const release: (() => void)[] = [];
  server.on(ANSWERING.save, async () => {
    await new Promise<void>((resolve) => release.push(resolve));
    return answerSuccess({ updatedAt: `2026-05-10T08:0${release.length}:00.000Z` });
  });
  await open(server);
  await press(page.getByRole('checkbox', { name: /Morgenstern/ }));
  await expect.poll(() => release.length).toBe(1);
  await page.getByRole('button', { name: 'balkon.png entfernen' }).click();
  release[0]?.();
  await expect.poll(() => release.length, { timeout: 5000 }).toBe(2);
  expect(deleted(server)).toEqual([]);
  release[1]?.();
  await expect.poll(() => deleted(server)).toEqual([{ applicationId: 900, fileId: 5 }]);
});

const keyOnDevice = 'unsaved.7.questionnaire.900.11';
/** Answers that an earlier visit has left on the device. */
const leaveOnDevice = (answers: Record<string, unknown>, updatedAt = '2026-05-10T07:00:00.000Z') =>
  localStorage.setItem(keyOnDevice, JSON.stringify({ answers, version: 1, updatedAt }));

test('what was sent elsewhere is shown, and not what was left on the device', async () => {
  leaveOnDevice({ mild: true, praise: 'Nie gesendet' });
  const sent = {
    window: 'sent',
    sentAt: '2026-05-10T09:00:00.000Z',
    answers: { mild: true, praise: 'Gesendet' },
  } as const;
  await open(createAnsweringServer(() => answerSuccess(buildQuestionnaire(sent))));
  await expect.element(page.getByRole('textbox')).toHaveValue('Gesendet');
  await expect.poll(onDevice).not.toContain('Nie gesendet');
});

test('answers of this device are not sent over those of another window before one is chosen', async () => {
  leaveOnDevice({ mild: true, stars: 4 });
  const server = createAnsweringServer(() => answerSuccess(buildQuestionnaire({ answers: { mild: false, stars: 2 } })));
  await open(server);
  const notice = page.getByText('Ihre Antworten wurden in einem anderen Fenster gespeichert.');
  await expect.element(notice.first()).toBeVisible();
  await press(page.getByRole('button', { name: 'Antworten senden' }));
  await press(page.getByRole('button', { name: 'Jetzt senden' }));
  await expect.poll(() => notice.elements().length).toBe(2);
  expect(server.received(ANSWERING.submit)).toHaveLength(0);
});

test('a save that is under way is waited for, so that no answer meets its own version', async () => {
  const server = createAnsweringServer();
  const release: (() => void)[] = [];
  server.on(ANSWERING.save, async () => {
    await new Promise<void>((resolve) => release.push(resolve));
    return answerSuccess({ updatedAt: `2026-05-10T08:0${release.length}:00.000Z` });
  });
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.poll(() => release.length, { timeout: 5000 }).toBe(1);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft und mild');
  release[0]?.();
  await expect.poll(() => release.length, { timeout: 5000 }).toBe(2);
  release[1]?.();
  expect(bodies(server)).toMatchObject([
    { updatedAt: '2026-05-10T08:00:00.000Z' },
    { updatedAt: '2026-05-10T08:01:00.000Z', answers: [{ question: 'praise', answer: 'Sanft und mild' }] },
  ]);
});

test('a save that arrived while its answer was lost meets no other window', async () => {
  let stored = buildQuestionnaire();
  const server = createAnsweringServer(() => answerSuccess(stored));
  server.on(ANSWERING.save, () => {
    stored = buildQuestionnaire({ answers: { praise: 'Sanft' }, updatedAt: '2026-05-10T08:05:00.000Z' });
    return answerError(500, 'INTERNAL_ERROR', 'internal');
  });
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.element(page.getByText('Auf diesem Gerät gespeichert. Wir versuchen weiter, zu senden.')).toBeVisible();
  // The next one does not even arrive.
  server.on(ANSWERING.save, () => answerError(500, 'INTERNAL_ERROR', 'internal'));
  await press(page.getByRole('radio', { name: 'Ja' }));
  await press(page.getByRole('button', { name: 'Weiter zu Seite 2' }));
  await expect.poll(() => bodies(server).length).toBe(2);
  server.on(ANSWERING.save, ({ body }) =>
    (body as { updatedAt: string }).updatedAt === stored.updatedAt
      ? answerSuccess({ updatedAt: '2026-05-10T08:06:00.000Z' })
      : answerError(409, 'CONFLICT', 'changedMeanwhile', {
          data: { name: 'David Neumann', at: '2026-05-10T08:05:00.000Z' },
        }),
  );
  await press(page.getByRole('button', { name: 'Zurück' }));
  await expect.poll(() => bodies(server).at(-1)).toMatchObject({ updatedAt: '2026-05-10T08:05:00.000Z' });
  await expect.poll(onDevice).not.toContain('Sanft');
});

test('a window that saved its own answers leaves those that another one keeps on the device', async () => {
  const server = createAnsweringServer();
  let release: (() => void) | undefined;
  server.on(ANSWERING.save, async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return answerSuccess({ updatedAt: '2026-05-10T08:05:00.000Z' });
  });
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  await expect.poll(() => release !== undefined, { timeout: 5000 }).toBe(true);
  const [key] = Object.entries(localStorage).find(([, value]) => String(value).includes('Sanft')) ?? ['', ''];
  localStorage.setItem(key, String(localStorage.getItem(key)).replace('Sanft', 'Herb'));
  release?.();
  await expect.element(page.getByText(/^Gespeichert/).first()).toBeVisible();
  expect(onDevice()).toContain('Herb');
});

test('the answers of this window are saved over those of another one on request', async () => {
  const server = createAnsweringServer();
  server.on(ANSWERING.save, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', {
      data: { name: 'David Neumann', at: '2026-05-10T09:00:00.000Z' },
    }),
  );
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  const keep = page.getByRole('button', { name: 'Meine Antworten behalten' });
  await expect.element(keep).toBeVisible();
  server.on(ANSWERING.save, () => answerSuccess({ updatedAt: '2026-05-10T09:05:00.000Z' }));
  await keep.click();
  await expect
    .poll(() => bodies(server).at(-1))
    .toMatchObject({ updatedAt: '2026-05-10T09:00:00.000Z', answers: [{ question: 'praise', answer: 'Sanft' }] });
  await expect.element(keep).not.toBeInTheDocument();
});

test('with another version, answers to questions that remain are kept', async () => {
  let version = 1;
  const server = createAnsweringServer(() => answerSuccess(buildQuestionnaire({ version })));
  server.on(ANSWERING.save, () => answerError(409, 'CONFLICT', 'questionnaireChanged'));
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  const load = page.getByRole('button', { name: 'Neue Fragen laden' });
  await expect.element(load).toBeVisible();
  version = 2;
  server.on(ANSWERING.save, () => answerSuccess({ updatedAt: '2026-05-10T09:05:00.000Z' }));
  await load.click();
  await expect
    .poll(() => bodies(server).at(-1), { timeout: 5000 })
    .toMatchObject({ version: 2, answers: [{ question: 'praise', answer: 'Sanft' }] });
  await expect.element(page.getByRole('textbox')).toHaveValue('Sanft');
});

test('what is on the device stays when the stored answers could not be loaded', async () => {
  let fails = false;
  const server = createAnsweringServer(() =>
    fails ? answerError(500, 'INTERNAL_ERROR', 'internal') : answerSuccess(buildQuestionnaire()),
  );
  server.on(ANSWERING.save, () => answerError(409, 'CONFLICT', 'changedMeanwhile'));
  await open(server);
  await userEvent.fill(page.getByRole('textbox'), 'Sanft');
  const load = page.getByRole('button', { name: 'Gespeicherten Stand laden' });
  await expect.element(load).toBeVisible();
  fails = true;
  const before = server.received(ANSWERING.read).length;
  await load.click();
  await expect.poll(() => server.received(ANSWERING.read).length).toBeGreaterThan(before);
  expect(onDevice()).toContain('Sanft');
  await expect.element(page.getByRole('textbox')).toHaveValue('Sanft');
});
