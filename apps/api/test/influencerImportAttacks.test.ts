import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { readXlsx } from '../src/platform/documents/import/readXlsx.ts';
import { repository } from '../src/settings.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { zip, type TestZipPart } from './kit/zip.ts';

type FieldError = components['schemas']['FieldError'];

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

const MB = 1024 * 1024;
const ROWS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>' +
  '<row r="2"><c r="A2" t="inlineStr"><is><t>Lena</t></is></c></row>';

/** A workbook of one sheet with these rows. */
function parts(rows: string, texts = ''): TestZipPart[] {
  return [
    {
      name: 'xl/workbook.xml',
      content:
        `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATION}">` +
        `<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        `<Relationships xmlns="${RELATIONS}">` +
        `<Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/>` +
        '</Relationships>',
    },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${SPREADSHEET}">${texts}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    },
  ];
}

const repeated = (rows: number): string =>
  Array.from(
    { length: rows },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
  ).join('');

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ database: 'embedded' });
  token = (await server.logIn('manager')).accessToken;
});
afterAll(() => server.stop());

async function inspect(
  bytes: Buffer,
): Promise<{ status: number; rowCount: number | undefined; fieldErrors: FieldError[] }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'liste.xlsx');
  const response = await fetch(`${server.url}/api/influencer/import/inspect`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, fieldErrors } = (await response.json()) as {
    data: { rowCount: number } | null;
    fieldErrors?: FieldError[];
  };
  return { status: response.status, rowCount: data?.rowCount, fieldErrors: fieldErrors ?? [] };
}

/** Milliseconds the server took at most to say that it is well, asked until the work is done. */
async function slowestHealth(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const start = performance.now();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return slowest;
}

test.each<[string, () => TestZipPart[], string]>([
  [
    'a row in the middle of nowhere',
    () => parts('<row r="999999999"><c r="A2"><v>1</v></c></row>'),
    'importTooManyRows',
  ],
  [
    'the same row in other quotes',
    () => parts("<row r='999999999'><c r='A2'><v>1</v></c></row>"),
    'importFileUnpacksTooLarge',
  ],
  [
    'a row that is far away, in other quotes',
    () => parts("<row r='20000'><c r='A20000'><v>1</v></c></row>"),
    'importTooManyRows',
  ],
  [
    'a bomb that the directory does not name',
    () => [{ name: 'xl/bomb.xml', content: Buffer.alloc(300 * MB), isListed: false }, ...parts(ROWS)],
    'importFileBroken',
  ],
  [
    'a bomb between the parts',
    () => [...parts(ROWS), { name: 'xl/bomb.xml', content: Buffer.alloc(8 * MB), isListed: false }],
    'importFileBroken',
  ],
  ['a part twice', () => [...parts(ROWS), ...parts(ROWS).slice(-1)], 'importFileBroken'],
  ['cells that never end', () => parts('<c '.repeat(3 * MB)), 'importFileBroken'],
  [
    'one long text in every cell',
    () => parts(repeated(10_000), `<si><t>${'a'.repeat(MB)}</t></si>`),
    'importFileUnpacksTooLarge',
  ],
])('%s is rejected, and the server goes on', { timeout: 60_000 }, async (_name, attack, key) => {
  const bytes = zip(attack());
  expect(bytes.length).toBeLessThan(MB);
  const answer = inspect(bytes);
  expect(await slowestHealth(answer)).toBeLessThan(3_000);
  expect(await answer).toMatchObject({ status: 422, fieldErrors: [{ field: 'file', key }] });
});

test('a workbook that takes too long is rejected', async () => {
  const bytes = readFileSync(path.join(repository, 'docs/examples/influencer-import.xlsx'));
  await expect(readXlsx(bytes, 1)).rejects.toMatchObject({ key: 'importFileUnpacksTooLarge' });
  expect((await readXlsx(bytes)).length).toBeGreaterThan(26);
});

test('a workbook whose sizes follow its parts is read', async () => {
  const bytes = zip(parts(ROWS).map((part) => ({ ...part, hasTrailer: true })));
  expect(await inspect(bytes)).toMatchObject({ status: 200, rowCount: 1 });
});

test('several workbooks at once are read one after the other', async () => {
  const bytes = zip(parts(ROWS));
  const bomb = zip(parts("<row r='999999999'><c r='A2'><v>1</v></c></row>"));
  const answers = await Promise.all([inspect(bytes), inspect(bomb), inspect(bytes)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
});
