import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

const CSV = 'Liste März.csv';

describe('invalid rows of an import', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    token = (await server.logIn('manager')).accessToken;
  });
  afterAll(() => server.stop());

  const post = (step: string, parts: Readonly<Record<string, Blob | File | string>>, as = token) => {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) form.set(name, part);
    return fetch(`${server.url}/api/influencer/import${step}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
  };
  const remarked = (file: File, remarks: unknown, as?: string) =>
    post(
      '/faultyRows',
      {
        file,
        remarks: new File([typeof remarks === 'string' ? remarks : JSON.stringify(remarks)], 'remarks.json', {
          type: 'application/json',
        }),
      },
      as,
    );
  const remarksOf = (...rows: [row: number, remark: string][]): Schemas['ImportRemarks'] => ({
    heading: 'Was zu korrigieren ist',
    language: 'de',
    rows: rows.map(([row, remark]) => ({ row, remark })),
  });

  const lines = [
    'Name;Straße;URL;Follower',
    'Jörg Weiß;Größe 1;https://www.instagram.com/joerg;007',
    'Anna;"ein ""Zitat""; mehr";@anna;1,2 Mio.',
    'Ben;;tiktok.com/@ben;5',
  ];

  test('come back as CSV with what stood in the cells and what is wrong, in the order of the file', async () => {
    const answer = await remarked(
      new File([lines.join('\r\n')], CSV),
      remarksOf([3, 'Kanal-URL: ist keine vollständige Adresse eines Kanals'], [2, '=böse']),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /Liste März-\d{4}-\d{2}-\d{2}\.csv/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('utf8').split('\r\n')).toEqual([
      '\uFEFFName;Straße;URL;Follower;Was zu korrigieren ist',
      "Jörg Weiß;Größe 1;https://www.instagram.com/joerg;007;'=böse",
      `Anna;"ein ""Zitat""; mehr";'@anna;1,2 Mio.;Kanal-URL: ist keine vollständige Adresse eines Kanals`,
      '',
    ]);
  });

  test('can be read again: what protects the cells is taken away, and the column of remarks is mapped to nothing', async () => {
    const answer = await remarked(new File([lines.join('\n')], CSV), remarksOf([3, 'fehlt']));
    const inspected = await post('/inspect', { file: new File([await answer.arrayBuffer()], CSV) });
    const { data } = (await inspected.json()) as { data: Schemas['ImportInspection'] };
    expect(data.columns.map(({ name, samples, suggestedField }) => [name, samples, suggestedField])).toEqual([
      ['Name', ['Anna'], 'fullName'],
      ['Straße', ['ein "Zitat"; mehr'], 'street'],
      ['URL', ['@anna'], 'channelUrl'],
      ['Follower', ['1,2 Mio.'], 'followers'],
      ['Was zu korrigieren ist', ['fehlt'], null],
    ]);
  });

  test('of a workbook come back as a workbook, with numbers and days as such', async () => {
    const born = new Date(Date.UTC(1996, 3, 18));
    const bytes = await writeExcelFile([
      ['Name', 'Follower', 'Geburtstag'].map((value) => ({ value, type: String })),
      [
        { value: 'Jörg Weiß', type: String },
        { value: 1_200, type: Number },
        { value: born, type: Date, format: 'dd.mm.yyyy' },
      ],
      [{ value: 'Anna', type: String }, { value: 5, type: Number }, null],
    ] as never).toBuffer();
    const answer = await remarked(new File([bytes as never], 'liste.xlsx'), {
      ...remarksOf([2, 'is missing']),
      heading: 'What to correct',
      language: 'en',
    });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect((await readExcelFile(Buffer.from(await answer.arrayBuffer())))[0]?.data).toEqual([
      ['Name', 'Follower', 'Geburtstag', 'What to correct'],
      ['Jörg Weiß', 1_200, born, 'is missing'],
    ]);
  });

  test('are ten thousand at most, and that many are written', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `Name ${index};x`);
    const rows = names.map((_, index): [number, string] => [
      index + 2,
      'Kanal-URL: ist keine vollständige Adresse eines Kanals',
    ]);
    const answer = await remarked(new File([`Name;URL\n${names.join('\n')}`], CSV), remarksOf(...rows));
    expect((await answer.text()).split('\r\n')).toHaveLength(10_002);
    expect((await remarked(new File(['Name;URL\na;b'], CSV), remarksOf(...rows, [10_002, 'zu viel']))).status).toBe(
      422,
    );
  });

  test.each<[string, unknown]>([
    ['no JSON', 'x'],
    ['no rows', remarksOf()],
    ['a row that the file does not have', remarksOf([9, 'fehlt'])],
    ['the head line', remarksOf([1, 'fehlt'])],
    ['a member that does not exist', { ...remarksOf([2, 'fehlt']), file: '/etc/passwd' }],
  ])('remarks with %s are rejected', async (_name, remarks) => {
    const answer = await remarked(new File([lines.join('\n')], CSV), remarks);
    expect(answer.status).toBe(422);
  });

  test('a form without remarks, or with remarks that are no file, is rejected', async () => {
    const file = new File([lines.join('\n')], CSV);
    expect((await post('/faultyRows', { file })).status).toBe(422);
    const asText = await post('/faultyRows', { file, remarks: JSON.stringify(remarksOf([2, 'fehlt'])) });
    expect([asText.status, ((await asText.json()) as { fieldErrors: unknown }).fieldErrors]).toEqual([
      422,
      [{ field: 'remarks', key: 'required' }],
    ]);
  });

  test.each([['management'], ['brand'], ['tester']] as const)('%s may not have them', async (name) => {
    const { accessToken } = await server.logIn(name);
    expect((await remarked(new File([lines.join('\n')], CSV), remarksOf([2, 'fehlt']), accessToken)).status).toBe(403);
  });
});
