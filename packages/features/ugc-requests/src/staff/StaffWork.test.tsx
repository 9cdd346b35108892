import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerFailure, answerNever, answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUgcRequest } from '@resonanz/testing/ugcRequests';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createUgcServer } from '../fixtures/ugcServer.fixture.ts';
import { stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = () => openAt({ server, path: '/campaign/ugc-video-request/7/view', user: buildUser() });

const video = (position: number) => page.getByRole('region', { name: `Video ${position}`, exact: true });
const received = (call: string) => server.received(call).map(({ body }) => body);
const film = () => new File([new Uint8Array(6 * 1024 * 1024)], 'serum.mp4', { type: 'video/mp4' });
const BEGIN = 'POST /files/upload/begin';

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer();
});

/** A request whose videos are all made by a creator, or by no one. */
const requestBy = (entryId: number | null) =>
  buildUgcRequest({
    videos: buildUgcRequest().videos.map((each) => ({
      ...each,
      entryId,
      creatorName: entryId === null ? null : 'Mara Vogt',
    })),
  });

test('the history shows who changed what from which value, also of the videos', async () => {
  await open();
  const history = page.getByRole('region', { name: 'Verlauf', exact: true });
  for (const text of [
    'Video 1',
    'Offen',
    'Eingereicht',
    'Preis (netto)',
    '435\u00a0€',
    'Jonas Albrecht',
    'Anzahl der Videos',
  ])
    await expect.element(history.getByText(text, { exact: true }).first()).toBeVisible();
});

test('a history that cannot be loaded leaves the page as it is', async () => {
  server.on(CALLS.history, answerFailure);
  await open();
  await expect
    .element(page.getByRole('region', { name: 'Verlauf', exact: true }).getByText('Erneut laden'))
    .toBeVisible();
  await expect.element(video(1)).toBeVisible();
});

test('script and start variants are written down, as many as were ordered', async () => {
  await open();
  await video(2).getByRole('button', { name: 'Skript und Startvarianten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Startvariante 2' }).fill('Zwei Tropfen genügen.');
  expect(dialog.getByRole('textbox', { name: 'Startvariante 3' }).elements()).toHaveLength(0);
  await dialog.getByRole('textbox', { name: 'Skript' }).fill('Abends auftragen.');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => received(CALLS.video))
    .toEqual([{ ugcVideoId: 71, script: 'Abends auftragen.', hooks: ['Zwei Tropfen genügen.'] }]);
  await video(2).getByRole('button', { name: 'Skript und Startvarianten zu Video 2' }).click();
  await expect.element(video(2).getByText('Abends auftragen.')).toBeVisible();
});

test('where the product is sent to stands beside the shipping', async () => {
  const { videos } = buildUgcRequest();
  server = createUgcServer({
    request: buildUgcRequest({
      videos: videos.map((each) => ({ ...each, entryId: 501, creatorAddress: 'Lindenweg 4, 50667 Köln' })),
    }),
  });
  await open();
  await video(1).getByRole('button', { name: 'Creator und Versand' }).click();
  await expect.element(page.getByRole('dialog').getByText('Lindenweg 4, 50667 Köln')).toBeVisible();
});

test('by keyboard: a version that is being sent is cancelled; nothing becomes of it', async () => {
  server = createUgcServer({ request: requestBy(501) });
  server.on(BEGIN, answerNever);
  await open();
  await video(2).getByRole('button', { name: 'Version hochladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: /^Videodatei/ })
    .getByLabelText(/^Videodatei/)
    .upload(film());
  await dialog.getByRole('button', { name: 'Hochladen', exact: true }).click();
  const cancel = dialog.getByRole('button', { name: 'Hochladen von serum.mp4 abbrechen' });
  await expect.element(cancel).toBeVisible();
  await focusOn(cancel);
  await userEvent.keyboard('{Enter}');
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'serum.mp4 entfernen' })).toBeEnabled();
  expect(received('POST /ugcCampaignRequest/version/add')).toEqual([]);
});

test('a version that did not arrive is offered to be sent again', async () => {
  server = createUgcServer({ request: requestBy(501) });
  server.on(BEGIN, () => answerError(422, 'VALIDATION_FAILED', 'fileTooLarge'));
  await open();
  await video(2).getByRole('button', { name: 'Version hochladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: /^Videodatei/ })
    .getByLabelText(/^Videodatei/)
    .upload(film());
  await dialog.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await dialog.getByRole('button', { name: 'serum.mp4 erneut senden' }).click();
  await expect.poll(() => received(BEGIN).length).toBe(2);
});

test('a version is uploaded once it is known who makes the video', async () => {
  server = createUgcServer({ request: requestBy(null) });
  await open();
  await expect.element(video(2).getByRole('button', { name: 'Version hochladen' })).toBeDisabled();
  await expect
    .element(video(2).getByText('Eine Version können Sie hochladen, sobald feststeht, wer das Video macht.'))
    .toBeVisible();
});
