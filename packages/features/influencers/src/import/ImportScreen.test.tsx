import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StageProps } from '@resonanz/stage/FeatureStage';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerSuccess, type EnvelopeFetch, type FetchedCall } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import {
  buildCleanPreview,
  buildImportInspection,
  buildImportPreview,
  buildImports,
  buildUpdatePreview,
} from '../fixtures/importData.fixture.ts';
import { CALLS, createInfluencerServer, failure } from '../fixtures/influencerServer.fixture.ts';
import { InfluencerStage, stageRoutes } from '../fixtures/InfluencerStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(InfluencerStage, stageRoutes);

async function open(props: StageProps = {}) {
  const router = await openAt({ server, path: '/dashboard/import', ...props });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

const csv = (name = 'influencer.csv', content = 'Vorname;Nachname\r\nWiebke;Harms\r\n') =>
  new File([content], name, { type: 'text/csv' });
const next = page.getByRole('button', { name: 'Weiter' });

async function choose(file = csv()) {
  const input = page.getByRole('group', { name: 'Datei mit Influencern' }).getByLabelText('Datei mit Influencern');
  await input.upload(file);
}

async function toPreview() {
  await choose();
  await next.click();
  await expect.element(page.getByRole('heading', { name: 'Spalten zuordnen' })).toBeVisible();
  await next.click();
  await expect.element(page.getByRole('heading', { name: 'Vorschau prüfen' })).toBeVisible();
}

const mappingOf = ({ body }: FetchedCall) => JSON.parse((body as { mapping: string }).mapping) as unknown;

const proposed = [
  { column: 0, field: 'firstName' },
  { column: 1, field: 'surname' },
  { column: 2, field: 'channelUrl' },
  { column: 3, field: 'followers' },
];

beforeEach(async () => {
  await page.viewport(1280, 900);
  server = createInfluencerServer();
});

test('a file goes from columns over the preview into the list; nothing is written before the last button', async () => {
  const router = await open();
  await toPreview();
  expect(server.received(CALLS.import)).toEqual([]);
  await expect
    .poll(() => server.received(CALLS.preview).map(mappingOf))
    .toEqual([{ columns: proposed, skipInvalidRows: false, existing: 'skip' }]);
  const confirm = page.getByRole('button', { name: '3 Kanäle importieren' });
  await expect.element(confirm).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await confirm.click();
  await expect.element(page.getByRole('heading', { name: 'Import abgeschlossen' })).toBeVisible();
  await expect.element(page.getByText('3 Kanäle wurden importiert.')).toBeVisible();
  await expect
    .poll(() => server.received(CALLS.import).map(mappingOf))
    .toEqual([{ columns: proposed, skipInvalidRows: true, existing: 'skip', plan: 'plan-1' }]);
  await page.getByRole('link', { name: 'Zur Influencer-Liste' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Influencer-Verwaltung' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('by keyboard: known channels are updated; the preview shows old and new, and exactly that is sent', async () => {
  server.on(CALLS.preview, () => answerSuccess(buildUpdatePreview()));
  server.on(CALLS.import, () =>
    answerSuccess({
      importId: 7,
      channels: 3,
      newInfluencers: 2,
      newChannels: 1,
      updates: 1,
      unchanged: 1,
      duplicates: 0,
      skipped: 0,
      warnings: 0,
    }),
  );
  await open();
  await choose();
  await next.click();
  const skip = page.getByRole('radio', { name: 'Überspringen' });
  await expect.element(skip).toBeChecked();
  await focusOn(skip);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Aktualisieren' })).toBeChecked();
  await focusOn(next);
  await userEvent.keyboard('{Enter}');
  const table = page.getByRole('table', { name: 'Zeilen der Datei' });
  await expect.element(table.getByText('Nordlicht Management')).toBeVisible();
  await expect.element(table.getByText('186.400', { exact: true })).toBeVisible();
  await expect.element(table.getByText('191.250', { exact: true })).toBeVisible();
  await page.getByText('Nur Änderungen (1)').click();
  await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(1);
  await page.getByRole('button', { name: '4 Zeilen übernehmen' }).click();
  await expect.element(page.getByText(/1 Kanal wurde aktualisiert\./)).toBeVisible();
  expect(server.received(CALLS.import).map(mappingOf)).toEqual([
    { columns: proposed, skipInvalidRows: false, existing: 'update', plan: 'plan-1' },
  ]);
});

test('invalid rows are downloaded with what is wrong in the words of the screen, before the import and after it', async () => {
  server.on(
    CALLS.faultyRows,
    () =>
      new Response('Vorname\r\n', {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="influencer-2026-05-04.csv"',
        },
      }),
  );
  await open();
  await toPreview();
  const download = page.getByRole('button', { name: 'Zeilen mit Anmerkungen herunterladen' });
  await download.click();
  await expect.poll(() => server.received(CALLS.faultyRows).length).toBe(1);
  const [sent] = server.received(CALLS.faultyRows).map(({ body }) => body as { file: File; remarks: File });
  expect(sent?.file.name).toBe('influencer.csv');
  expect(JSON.parse((await sent?.remarks.text()) ?? '')).toEqual({
    heading: 'Was zu korrigieren ist',
    language: 'de',
    rows: [
      { row: 5, remark: 'Kanal-URL: Bitte den Kanal, nicht ein Video angeben; Follower: ist keine Zahl' },
      { row: 6, remark: 'Nachname: fehlt; E-Mail: ist keine gültige E-Mail-Adresse' },
    ],
  });
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await page.getByRole('button', { name: '3 Kanäle importieren' }).click();
  await expect.element(page.getByText('2 fehlerhafte Zeilen wurden ausgelassen')).toBeVisible();
  expect(download.elements()).toHaveLength(1);
  server.on(CALLS.faultyRows, () => failure(500, 'internal'));
  await download.click();
  await expect.element(page.getByText('Die Zeilen mit Anmerkungen wurden nicht heruntergeladen')).toBeVisible();
});

test('an import is undone after a question; a person used meanwhile stays and is named', async () => {
  await open();
  await toPreview();
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await page.getByRole('button', { name: '3 Kanäle importieren' }).click();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Diesen Import rückgängig machen?' });
  expect(server.received(CALLS.undo)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect.element(page.getByText('1 Influencer und 2 Kanäle gelöscht.')).toBeVisible();
  await expect.element(page.getByText('Wiebke Harms: seitdem verwendet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Import rückgängig machen' })).not.toBeInTheDocument();
  expect(server.received(CALLS.undo).map(({ body }) => body)).toEqual([{ importId: 7 }]);
});

test('earlier imports can be undone too; an error is shown in the dialog', async () => {
  server.on(CALLS.imports, () => answerSuccess(buildImports()));
  server.on(CALLS.undo, () => failure(409, 'importUndone'));
  await open();
  const table = page.getByRole('table', { name: 'Letzte Importe' });
  await expect
    .element(table.getByRole('row', { name: /influencer-mai\.xlsx/ }).getByText('21 Influencer, 23 Kanäle'))
    .toBeVisible();
  await expect.element(table.getByRole('row', { name: /probe\.csv/ }).getByText(/Rückgängig gemacht am/)).toBeVisible();
  await table.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText('Dieser Import wurde bereits rückgängig gemacht.'))
    .toBeVisible();
});

test('the focus follows the steps', async () => {
  await open();
  await choose();
  await next.click();
  await expect.element(page.getByRole('region', { name: 'Spalten zuordnen' })).toHaveFocus();
});

test('a missing channel or name and a doubled field keep the mapping from going on, with a reason', async () => {
  await open();
  await choose();
  await next.click();
  const fieldOf = (column: string) => page.getByRole('combobox', { name: new RegExp(`Feld für die Spalte ${column}`) });
  await fieldOf('Profil-URL').click();
  await page.getByRole('option', { name: 'Nicht importieren' }).click();
  await expect.element(page.getByText(/Ohne Adresse lässt sich kein Kanal anlegen/)).toBeVisible();
  await expect.element(next).toBeDisabled();
  await fieldOf('Profil-URL').click();
  await page.getByRole('option', { name: 'Kanal-URL' }).click();
  await expect.element(next).toBeEnabled();
  await fieldOf('Bemerkung des Vertriebsmitarbeiters').click();
  await page.getByRole('option', { name: 'Follower' }).click();
  await expect.element(page.getByText('Dieses Feld ist zwei Spalten zugeordnet.').first()).toBeVisible();
  await expect.element(next).toBeDisabled();
});

test('columns say of which channel they speak as soon as a second address is chosen, and not before', async () => {
  await open();
  await choose();
  await next.click();
  const channelOf = (column: string) =>
    page.getByRole('combobox', { name: new RegExp(`Kanal für die Spalte ${column}`) });
  await expect.element(page.getByRole('combobox', { name: /Feld für die Spalte Profil-URL/ })).toBeVisible();
  expect(page.getByRole('combobox', { name: /Kanal für die Spalte/ }).elements()).toHaveLength(0);
  const field = page.getByRole('combobox', { name: /Feld für die Spalte Bemerkung/ });
  await focusOn(field);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Kanal-URL' })).toBeVisible();
  await userEvent.keyboard('Kanal-U{Enter}');
  await expect.element(field).toHaveTextContent('Kanal-URL');
  await expect.element(channelOf('Bemerkung')).toHaveTextContent('Kanal 2');
  await expect.element(channelOf('Profil-URL')).toHaveTextContent('Kanal 1');
  await expect.element(field).toHaveFocus();
  await expect.element(next).toBeEnabled();
});

test('errors are shown row by row and can be shown alone', async () => {
  await open();
  await toPreview();
  const table = page.getByRole('table', { name: 'Zeilen der Datei' });
  await expect.element(table.getByText(/Bitte den Kanal, nicht ein Video angeben/)).toBeVisible();
  await expect.element(table.getByText('sehr viele')).toBeVisible();
  expect(table.getByRole('rowheader').elements()).toHaveLength(6);
  await page.getByText('Nur Fehler (2)').click();
  await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(2);
});

test('what is left out of a row says so, can be shown alone and downloaded, and keeps no one from importing', async () => {
  const [first] = buildCleanPreview().rows;
  if (!first) throw new Error('The fixture has no rows.');
  const warnings = [
    { field: 'dob', key: 'wrongDateFormate', value: '31.02.1995' },
    { field: 'category', key: 'unknownCategory', value: 'Raumfahrt' },
  ] as const;
  server.on(CALLS.preview, () =>
    answerSuccess(buildImportPreview([{ ...first, warnings: [...warnings] }, ...buildCleanPreview().rows.slice(1)])),
  );
  server.on(
    CALLS.faultyRows,
    () =>
      new Response('Vorname\r\n', {
        headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="influencer.csv"' },
      }),
  );
  await open();
  await toPreview();
  const table = page.getByRole('table', { name: 'Zeilen der Datei' });
  await expect.element(table.getByText(/wird ausgelassen – ist kein Datum im Format TT\.MM\.JJJJ/)).toBeVisible();
  await expect.element(table.getByText('31.02.1995')).toBeVisible();
  await expect.element(page.getByText('1 Zeile wird ohne einzelne Angaben übernommen')).toBeVisible();
  await page.getByText('Angaben ausgelassen (1)').click();
  await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(1);
  await page.getByRole('button', { name: 'Zeile mit Anmerkungen herunterladen' }).click();
  await expect.poll(() => server.received(CALLS.faultyRows).length).toBe(1);
  const [sent] = server.received(CALLS.faultyRows).map(({ body }) => body as { remarks: File });
  expect(JSON.parse((await sent?.remarks.text()) ?? '').rows).toEqual([
    {
      row: 2,
      remark:
        'Geburtsdatum: wird ausgelassen – ist kein Datum im Format TT.MM.JJJJ; Kategorie: wird ausgelassen – gibt es nicht: Raumfahrt',
    },
  ]);
  server.on(CALLS.import, () =>
    answerSuccess({
      importId: 7,
      channels: 3,
      newInfluencers: 2,
      newChannels: 1,
      updates: 0,
      unchanged: 0,
      duplicates: 0,
      skipped: 0,
      warnings: 1,
    }),
  );
  await page.getByRole('button', { name: '3 Kanäle importieren' }).click();
  await expect.element(page.getByText('1 Zeile wurde ohne einzelne Angaben übernommen')).toBeVisible();
});

test('after an import that left out rows, those that lack some values are named as well, and one file holds both', async () => {
  const warned = buildImportPreview().rows.map((row, index) =>
    index === 0 ? { ...row, warnings: [{ field: 'dob', key: 'wrongDateFormate', value: '31.02.1995' } as const] } : row,
  );
  server.on(CALLS.preview, () => answerSuccess(buildImportPreview(warned)));
  server.on(CALLS.import, () =>
    answerSuccess({
      importId: 7,
      channels: 3,
      newInfluencers: 2,
      newChannels: 1,
      updates: 0,
      unchanged: 0,
      duplicates: 1,
      skipped: 2,
      warnings: 1,
    }),
  );
  await open();
  await toPreview();
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await page.getByRole('button', { name: '3 Kanäle importieren' }).click();
  await expect.element(page.getByText('2 fehlerhafte Zeilen wurden ausgelassen')).toBeVisible();
  await expect.element(page.getByText('1 Zeile wurde ohne einzelne Angaben übernommen')).toBeVisible();
  expect(page.getByRole('button', { name: 'Zeilen mit Anmerkungen herunterladen' }).elements()).toHaveLength(1);
});

test.each([
  ['a broken file', CALLS.inspect, () => failure(422, 'importFileBroken', 'file'), /beschädigt/],
  [
    'content that does not match the ending',
    CALLS.inspect,
    () => failure(422, 'fileContentMismatch', 'file'),
    /passt nicht zu ihrer Endung/,
  ],
  ['a file without rows', CALLS.inspect, () => failure(422, 'importFileEmpty', 'file'), /keine Zeilen/],
  [
    'a server that is down',
    CALLS.inspect,
    () => Promise.reject(new TypeError('Failed to fetch')),
    /Keine Verbindung zum Server/,
  ],
  ['a server that fails', CALLS.inspect, () => failure(500, 'Internal server error'), /nichts importiert/],
])('%s is said in a sentence', async (_what, route, answer, sentence) => {
  server.on(route, answer);
  await open();
  await choose();
  await next.click();
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect.element(next).toBeEnabled();
});

test.each([
  ['of a wrong type', csv('portrait.png'), /CSV- oder Excel-Datei/],
  ['of the old Excel format', csv('influencer.xls'), /alte Excel-Format/],
  ['that is empty', csv('leer.csv', ''), /Die Datei ist leer/],
])('a file %s is rejected before anything is sent', async (_what, file, sentence) => {
  await open();
  await choose(file);
  await expect.element(page.getByText(sentence).last()).toBeVisible();
  await expect.element(next).toBeDisabled();
  expect(server.received(CALLS.inspect)).toEqual([]);
});

test('another user was faster: the preview can be renewed, and is read from its beginning', async () => {
  server.on(CALLS.import, () => failure(409, 'importOutdated'));
  await open();
  await toPreview();
  await page.getByText('Nur Fehler (2)').click();
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await page.getByRole('button', { name: '3 Kanäle importieren' }).click();
  await expect.element(page.getByRole('alert').getByText(/Es wurde nichts importiert/)).toBeVisible();
  server.on(CALLS.preview, () => answerSuccess(buildCleanPreview()));
  await page.getByRole('button', { name: 'Vorschau erneuern' }).click();
  await expect.poll(() => server.received(CALLS.preview).length).toBe(2);
  await expect
    .element(page.getByRole('table', { name: 'Zeilen der Datei' }).getByText('Wiebke Harms').first())
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Vorschau prüfen' })).toHaveFocus();
});

test('another file begins with its own columns', async () => {
  await open();
  await choose();
  await next.click();
  await page.getByRole('button', { name: 'Zurück' }).click();
  server.on(CALLS.inspect, () => answerSuccess(buildImportInspection({ fileName: 'zweite.csv', rowCount: 1 })));
  await choose(csv('zweite.csv'));
  await next.click();
  await expect.element(page.getByText('1 Zeile in „zweite.csv“', { exact: false })).toBeVisible();
});

test('without the right to add influencers there is no import', async () => {
  await open({ user: buildUser({ role: { roleId: 7, roleName: 'management' } }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('button', { name: 'Weiter' }).elements()).toHaveLength(0);
});
