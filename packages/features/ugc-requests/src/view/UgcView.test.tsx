import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUgcRequest } from '@resonanz/testing/ugcRequests';
import { CALLS, createUgcServer, pendingRequest } from '../fixtures/ugcServer.fixture.ts';
import { brandUser, stageRoutes, UgcStage } from '../fixtures/UgcStage.fixture.tsx';

const PATH = '/campaign-self-service/ugc-video/7/view';

let server: EnvelopeFetch;

const openAt = stageOpener(UgcStage, stageRoutes);
const open = (user = brandUser) => openAt({ server, path: PATH, user });

const video = (position: number) => page.getByRole('region', { name: `Video ${position}`, exact: true });
const accept = async () => {
  await video(1).getByRole('button', { name: 'Video annehmen' }).click();
  await page
    .getByRole('alertdialog', { name: 'Video 1 endgültig annehmen?' })
    .getByRole('button', { name: 'Endgültig annehmen' })
    .click();
};
const received = (call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createUgcServer();
});

test('price with tax, creators and videos stand on the page of a request [R-ROUTE-088]', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Herbstleuchten Nachtserum 30 ml' })).toBeVisible();
  for (const text of ['435\u00a0€', '3 Videos zu 30 Sekunden', 'zzgl. 19 % MwSt.: 82,65\u00a0€'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(video(1).getByText(/^Kleinere Vorschau mit Wasserzeichen/)).toBeVisible();
  expect(video(1).getByRole('button', { name: 'Video herunterladen' }).elements()).toHaveLength(0);
  await expect.element(video(3).getByRole('button', { name: 'Video herunterladen' })).toBeVisible();
  expect(
    video(3)
      .getByText(/^Kleinere Vorschau mit Wasserzeichen/)
      .elements(),
  ).toHaveLength(0);
});

test('what the brand has uploaded stands as tiles: a video opens above the page, a paper is saved', async () => {
  const file = {
    subject: 'ugcRequest',
    subjectId: 7,
    kind: 'product',
    size: 84_000,
    uploadedBy: 3,
    uploadedByName: 'Pia Sommer',
    createdAt: '2026-05-03T09:30:00.000Z',
    url: '/api/files/signed/5',
  } as const;
  server = createUgcServer({
    request: buildUgcRequest({
      media: [
        { ...file, fileId: 5, name: 'Auspacken.mp4', contentType: 'video/mp4' },
        { ...file, fileId: 6, name: 'Inhaltsstoffe.pdf', contentType: 'application/pdf' },
      ],
    }),
  });
  await open();
  const media = page.getByRole('list', { name: 'Dateien: Produktbilder und -videos' });
  await expect
    .element(media.getByRole('link', { name: /Inhaltsstoffe\.pdf/ }))
    .toHaveAttribute('download', 'Inhaltsstoffe.pdf');
  await media.getByRole('button', { name: /Video: Auspacken\.mp4/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Produktbilder und -videos' })).toBeVisible();
});

test('a video is accepted for the version that was seen, and can be downloaded then', async () => {
  await open();
  await accept();
  await expect.element(page.getByText('Sie haben Video 1 angenommen.')).toBeVisible();
  expect(received(CALLS.decideOnVideo)).toEqual([{ ugcVideoId: 70, version: 2, finalContentStatus: 1 }]);
  await expect.element(video(1).getByRole('button', { name: 'Video herunterladen' })).toBeVisible();
});

test('before a video is accepted the brand reads what follows; cancelling accepts nothing', async () => {
  await open();
  await video(1).getByRole('button', { name: 'Video annehmen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Video 1 endgültig annehmen?' });
  await expect
    .element(question.getByText(/^Sie nehmen Version 2 ab\. Damit beginnen Ihre Nutzungsrechte/))
    .toBeVisible();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(video(1).getByRole('button', { name: 'Video annehmen' })).toHaveFocus();
  expect(received(CALLS.decideOnVideo)).toEqual([]);
});

test.for(['pending', 'failed'] as const)(
  'there is nothing to decide on while the preview is %s',
  async (previewState) => {
    const request = buildUgcRequest();
    server = createUgcServer({
      request: {
        ...request,
        videos: request.videos.map((each) => ({
          ...each,
          versions: each.versions.map((version) => ({ ...version, previewState, url: null, posterUrl: null })),
        })),
      },
    });
    await open();
    await expect
      .element(
        video(1).getByText(
          previewState === 'pending' ? /^Die Vorschau wird vorbereitet/ : /ließ sich keine Vorschau herstellen/,
        ),
      )
      .toBeVisible();
    expect(
      video(1)
        .getByRole('button', { name: /annehmen|anfordern/ })
        .elements(),
    ).toHaveLength(0);
  },
);

test('a creator is booked only after the question', async () => {
  await open();
  await page
    .getByRole('button', { name: /zusagen$/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Lena Hoffmann zusagen?' });
  await expect.element(question.getByText(/^Mit Ihrer Zusage beauftragen Sie die Agentur verbindlich/)).toBeVisible();
  for (const [fact, value] of [
    ['Leistung', 'Post'],
    ['Preis', '145\u00a0€'],
  ] as const) {
    await expect.element(question.getByText(fact, { exact: true })).toBeVisible();
    await expect.element(question.getByText(value, { exact: true })).toBeVisible();
  }
  expect(received(CALLS.decideOnCreator)).toEqual([]);
  await question.getByRole('button', { name: 'Verbindlich zusagen' }).click();
  await expect
    .poll(() => received(CALLS.decideOnCreator))
    .toEqual([{ entryId: 500, brandStatus: 3, seenBrandStatus: 1 }]);
});

test('a creator who cannot be declined any more: the dialog closes, says why and the row shows how it stands', async () => {
  const request = buildUgcRequest();
  const [first, ...others] = request.creators;
  if (!first) throw new Error('The request has a creator.');
  await open();
  const decline = page.getByRole('button', { name: 'Lena Hoffmann ablehnen' });
  await expect.element(decline).toBeVisible();
  server.on(CALLS.decideOnCreator, () => answerError(409, 'CONFLICT', 'entryBeforeCampaignRequired'));
  server.on(CALLS.detail, () =>
    answerSuccess({ ...request, creators: [{ ...first, brandStatus: 3, decisions: [] }, ...others] }),
  );
  await decline.click();
  const dialog = page.getByRole('dialog', { name: 'Vorschlag ablehnen' });
  await dialog.getByRole('radio', { name: 'Creator passt nicht zur Marke' }).click();
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect
    .element(
      page.getByRole('alert').getByText('Dieser Creator ist bereits gebucht. Bitte wenden Sie sich an die Agentur.'),
    )
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(decline.elements()).toHaveLength(0);
  // The button is gone, and the keyboard stays in the row.
  await expect.poll(() => document.activeElement?.closest('li')?.textContent).toMatch(/Lena Hoffmann/);
});

test('a video shows its status as a status, never as what could be done', async () => {
  const request = buildUgcRequest();
  const states = [
    { finalContentStatus: 1, contentStatus: 'Freigegeben' },
    { finalContentStatus: 2, contentStatus: 'Korrektur', declineReason: 'Zu dunkel.' },
    { finalContentStatus: 0, contentStatus: 'Offen' },
  ] as const;
  const videos = request.videos.map((each, index) => ({ ...each, ...states[index] }));
  server = createUgcServer({ request: { ...request, videos } });
  await open();
  await expect.element(video(1).getByText('Angenommen', { exact: true })).toBeVisible();
  await expect.element(video(2).getByText('Korrektur angefordert', { exact: true })).toBeVisible();
  await expect.element(video(3).getByText('Offen', { exact: true })).toBeVisible();
  for (const position of [1, 2, 3])
    expect(
      video(position)
        .getByText(/^(Ablehnen|Annehmen|Freigeben)$/)
        .elements(),
    ).toHaveLength(0);
});

test('a correction needs a reason; the round that is left is named', async () => {
  await open();
  await video(1).getByRole('button', { name: 'Korrektur anfordern' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Das ist die letzte Korrekturrunde, die im Preis enthalten ist.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Korrektur anfordern' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Bitte heller.');
  await dialog.getByRole('button', { name: 'Korrektur anfordern' }).click();
  await expect.element(video(1).getByText('Korrektur angefordert: Bitte heller.')).toBeVisible();
  expect(received(CALLS.decideOnVideo)).toEqual([
    { ugcVideoId: 70, version: 2, finalContentStatus: 2, reason: 'Bitte heller.' },
  ]);
});

test('the loser of two decisions sees an error and the present status', async () => {
  server.on(CALLS.decideOnVideo, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
  await open();
  const before = server.received(CALLS.detail).length;
  await accept();
  await expect
    .element(page.getByText('Darüber wurde inzwischen entschieden. Sie sehen jetzt den aktuellen Stand.'))
    .toBeVisible();
  await expect.poll(() => server.received(CALLS.detail).length).toBeGreaterThan(before);
});

test('a comment leads to its second, and a new one speaks of a second of the version', async () => {
  await open();
  await expect.element(video(1).getByText('Bei 0:12', { exact: true })).toBeVisible();
  await video(1).getByText('Bei 0:12', { exact: true }).click();
  await expect.poll(() => document.activeElement?.tagName).toBe('VIDEO');
  await video(1).getByRole('textbox').fill('Hier bitte langsamer.');
  await video(1).getByRole('button', { name: 'Senden' }).click();
  await expect
    .poll(() => received(CALLS.commentOnVideo))
    .toMatchObject([{ ugcVideoId: 70, version: 2, text: 'Hier bitte langsamer.', atSeconds: expect.any(Number) }]);
});

test('a creator is approved, or declined with a reason of the list', async () => {
  await open();
  await page
    .getByRole('button', { name: /auf die Warteliste setzen$/ })
    .first()
    .click();
  await expect
    .poll(() => received(CALLS.decideOnCreator))
    .toEqual([{ entryId: 500, brandStatus: 2, seenBrandStatus: 1 }]);
});

test('brand and agency talk about a creator in a dialog', async () => {
  await open();
  await page.getByRole('button', { name: 'Lena Hoffmann kommentieren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bitte mit ruhiger Stimme.');
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect
    .poll(() => received(CALLS.commentOnCreator))
    .toEqual([{ entryId: 500, text: 'Bitte mit ruhiger Stimme.' }]);
});

test('a request that waits can be withdrawn; one that was declined says why', async () => {
  server = createUgcServer({ request: pendingRequest() });
  const router = await open();
  await page.getByRole('button', { name: 'Anfrage zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => received(CALLS.withdraw)).toEqual([{ ugcCampaignRequestId: 7 }]);
  await expect.poll(() => router.state.location.pathname).toBe('/campaign-self-service/ugc-video');
});

test('who signed up by token decides and comments, and changes nothing', async () => {
  server = createUgcServer({ request: pendingRequest({ status: 3, declineReason: 'Der Termin ist zu früh.' }) });
  await open({ ...brandUser, signupWithToken: true });
  await expect
    .element(page.getByText(/^Die Agentur hat diese Anfrage abgelehnt: Der Termin ist zu früh\./))
    .toBeVisible();
  expect(page.getByRole('button', { name: /zurückziehen|ändern/ }).elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Anfrage ändern' }).elements()).toHaveLength(0);
});

test('a request of another company is not there; without the right nothing is shown', async () => {
  server.on(CALLS.detail, () => answerError(404, 'NOT_FOUND', 'notFound'));
  await open();
  await expect
    .element(
      page.getByRole('alert').getByText('Diese Anfrage gibt es nicht, oder sie gehört zu einem anderen Unternehmen.'),
    )
    .toBeVisible();
  server.on(CALLS.detail, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});

test('on a phone nothing stands beside the page', async () => {
  await page.viewport(390, 800);
  await open();
  await expect.element(video(1)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
