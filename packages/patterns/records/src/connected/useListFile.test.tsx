import '@resonanz/tokens/styles';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { answerFailure, answerError, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { ExportBar } from '../ExportBar/ExportBar.tsx';
import { openConnected } from './openConnected.fixture.tsx';
import { useListFile, withoutPage } from './useListTools.tsx';

const EXPORT = 'POST /customer/export';

const changes = async () => (await import('@resonanz/api-client/customers')).customerMutations;
const query = { pageNumber: 2, pageSize: 10, search: 'Elbe' };

function Bar() {
  return <ExportBar count={42} onExport={useListFile(changes, (file) => ({ ...withoutPage(query), ...file }))} />;
}

let server: EnvelopeFetch;
const saved: string[] = [];

beforeEach(() => {
  server = createEnvelopeFetch();
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

async function exportIn(language: Language) {
  await openConnected(<Bar />, server, { language });
  await page.getByRole('button', { name: /^(Exportieren|Export)/ }).click();
  await page.getByRole('menuitem', { name: /Excel/ }).click();
}

test.each(['de', 'en'] as const)('the file has the rows of all pages, in the language shown: %s', async (language) => {
  server.on(
    EXPORT,
    () => new Response('xlsx', { headers: { 'Content-Disposition': 'attachment; filename="kunden.xlsx"' } }),
  );
  await exportIn(language);
  await expect.poll(() => saved).toEqual(['kunden.xlsx']);
  expect(server.received(EXPORT).map(({ body }) => body)).toEqual([{ search: 'Elbe', format: 'xlsx', language }]);
});

test.each([
  [
    'there are too many rows',
    () => answerError(422, 'VALIDATION_FAILED', 'exportTooManyRows', { data: { most: 20_000 } }),
    /^Eine Datei fasst höchstens 20\.000 Zeilen/,
  ],
  ['the right was withdrawn', () => answerError(403, 'FORBIDDEN', 'forbidden'), 'Keine Berechtigung'],
  ['the server broke', answerFailure, 'Der Export hat nicht geklappt. Bitte versuchen Sie es erneut.'],
])('an error is shown in words, and no file is saved: %s', async (_why, answer, text) => {
  server.on(EXPORT, answer);
  await exportIn('de');
  await expect.element(page.getByText(text)).toBeVisible();
  expect(saved).toEqual([]);
});
