import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buildImportInspection } from '../fixtures/importData.fixture.ts';
import { createStageRouter, InfluencerStage, type StageProps } from '../fixtures/InfluencerStage.fixture.tsx';
import { createMemoryServer, type MemoryServer, refusal } from '../fixtures/memoryServer.fixture.ts';

const INSPECT = 'POST /influencer/import/inspect';
const PREVIEW = 'POST /influencer/import/preview';
const IMPORT = 'POST /influencer/import';

let server: MemoryServer;

async function open(props: StageProps = {}) {
  const router = createStageRouter('/dashboard/import');
  await render(
    <LanguageProvider language="de">
      <InfluencerStage server={server} router={router} {...props} />
    </LanguageProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return router;
}

const csv = (name = 'influencer.csv', content = 'Vorname;Nachname\r\nWiebke;Harms\r\n') => new File([content], name, { type: 'text/csv' });
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

const mappingOf = (body: unknown) => JSON.parse((body as { mapping: string }).mapping) as unknown;

const proposed = [
  { column: 0, field: 'firstName' },
  { column: 1, field: 'surname' },
  { column: 2, field: 'channelUrl' },
  { column: 3, field: 'followers' },
];

beforeEach(async () => {
  await page.viewport(1280, 900);
  server = createMemoryServer();
});

test('a file goes from columns over the preview into the list; nothing is written before the last button', async () => {
  const router = await open();
  await toPreview();
  expect(server.received(IMPORT)).toEqual([]);
  expect(server.received(PREVIEW).map(mappingOf)).toEqual([{ columns: proposed, skipInvalidRows: false }]);
  const confirm = page.getByRole('button', { name: '3 Kanäle importieren' });
  await expect.element(confirm).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await confirm.click();
  await expect.element(page.getByRole('heading', { name: 'Import abgeschlossen' })).toBeVisible();
  await expect.element(page.getByText('3 Kanäle wurden importiert.')).toBeVisible();
  expect(server.received(IMPORT).map(mappingOf)).toEqual([{ columns: proposed, skipInvalidRows: true }]);
  await page.getByRole('link', { name: 'Zur Influencer-Liste' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Influencer-Verwaltung' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
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

test('errors are told row by row and can be shown alone', async () => {
  await open();
  await toPreview();
  const table = page.getByRole('table', { name: 'Zeilen der Datei' });
  await expect.element(table.getByText(/Bitte den Kanal, nicht ein Video angeben/)).toBeVisible();
  await expect.element(table.getByText('sehr viele')).toBeVisible();
  expect(table.getByRole('rowheader').elements()).toHaveLength(6);
  await page.getByText('Nur Fehler (2)').click();
  await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(2);
});

test.each([
  ['a broken file', INSPECT, () => refusal(422, 'importFileBroken', 'file'), /beschädigt/],
  ['content that does not match the ending', INSPECT, () => refusal(422, 'fileContentMismatch', 'file'), /passt nicht zu ihrer Endung/],
  ['a file without rows', INSPECT, () => refusal(422, 'importFileEmpty', 'file'), /keine Zeilen/],
  ['a server that is down', INSPECT, () => Promise.reject(new TypeError('Failed to fetch')), /Keine Verbindung zum Server/],
  ['a server that fails', INSPECT, () => refusal(500, 'Internal server error'), /nichts importiert/],
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
])('a file %s is refused before anything is sent', async (_what, file, sentence) => {
  await open();
  await choose(file);
  await expect.element(page.getByText(sentence).last()).toBeVisible();
  await expect.element(next).toBeDisabled();
  expect(server.received(INSPECT)).toEqual([]);
});

test('somebody else was faster: the preview can be renewed', async () => {
  server.on(IMPORT, () => refusal(409, 'importOutdated'));
  await open();
  await toPreview();
  await page.getByRole('checkbox', { name: 'Fehlerhafte Zeilen auslassen' }).click();
  await page.getByRole('button', { name: '3 Kanäle importieren' }).click();
  await expect.element(page.getByRole('alert').getByText(/Es wurde nichts importiert/)).toBeVisible();
  await page.getByRole('button', { name: 'Vorschau erneuern' }).click();
  await expect.poll(() => server.received(PREVIEW).length).toBe(2);
});

test('another file begins with its own columns', async () => {
  await open();
  await choose();
  await next.click();
  await page.getByRole('button', { name: 'Zurück' }).click();
  server.on(INSPECT, () => buildImportInspection({ fileName: 'zweite.csv', rowCount: 1 }));
  await choose(csv('zweite.csv'));
  await next.click();
  await expect.element(page.getByText('1 Zeile in „zweite.csv“', { exact: false })).toBeVisible();
});

test('without the right to add influencers there is no import', async () => {
  await open({ roleId: 7 });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('button', { name: 'Weiter' }).elements()).toHaveLength(0);
});
