import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { components } from '@resonanz/contract/types';
import { repository } from '../src/settings.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { takeEmptyStatistics } from './kit/takeEmptyStatistics.ts';
import { zip } from './kit/zip.ts';

type Schemas = components['schemas'];
type Field = Schemas['ImportField'];

interface Answer<Data> {
  status: number;
  data: Data;
  error: string | null;
  fieldErrors: Schemas['FieldError'][];
}

const example = (extension: 'csv' | 'xlsx') =>
  readFileSync(path.join(repository, `docs/examples/influencer-import.${extension}`));

const XLSX = 'liste.xlsx';
const CSV = 'liste.csv';

describeOnEachDatabase('influencer import', (database) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ database });
    token = (await server.logIn('manager')).accessToken;
  });
  beforeEach(async () => {
    await server.db.deleteFrom('history').execute();
    await server.db.deleteFrom('influencers').execute();
  });
  afterAll(() => server.stop());

  const call = async <Data>(
    step: string,
    fileName: string,
    bytes: Uint8Array | string,
    mapping?: unknown,
    as = token,
  ): Promise<Answer<Data>> => {
    const form = new FormData();
    form.set('file', new Blob([bytes as never]), fileName);
    if (mapping !== undefined) form.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
    const response = await fetch(`${server.url}/api/influencer/import${step}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as}` },
    });
    const body = (await response.json()) as Omit<Answer<Data>, 'status'>;
    return { ...body, fieldErrors: body.fieldErrors ?? [], status: response.status };
  };
  const inspect = (fileName: string, bytes: Uint8Array | string) =>
    call<Schemas['ImportInspection']>('/inspect', fileName, bytes);
  const preview = (fileName: string, bytes: Uint8Array | string, mapping: unknown) =>
    call<Schemas['ImportPreview']>('/preview', fileName, bytes, mapping);
  const run = (fileName: string, bytes: Uint8Array | string, mapping: unknown) =>
    call<Schemas['ImportResult']>('', fileName, bytes, mapping);

  const mappingOf = (fields: readonly Field[], skipInvalidRows = false) => ({
    columns: fields.map((field, column) => ({ column, field })),
    skipInvalidRows,
  });
  const proposed = async (fileName: string, bytes: Uint8Array, skipInvalidRows = false) => {
    const { data } = await inspect(fileName, bytes);
    const columns = data.columns.flatMap(({ column, suggestedField: field }) =>
      field === null ? [] : [{ column, field }],
    );
    return { columns, skipInvalidRows };
  };
  const counts = async () => {
    const of = async (table: 'influencers' | 'channels' | 'history') =>
      (
        await server.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    return { influencers: await of('influencers'), channels: await of('channels'), history: await of('history') };
  };
  const NOTHING = { influencers: 0, channels: 0, history: 0 };

  const simple = mappingOf(['fullName', 'email', 'channelUrl', 'followers']);
  const lines = (...rows: string[]) => ['Name;E-Mail;URL;Follower', ...rows].join('\n');

  test.each(['csv', 'xlsx'] as const)('the example %s is understood without help', async (extension) => {
    const bytes = example(extension);
    const { data } = await inspect(`influencer-import.${extension}`, bytes);
    expect(data.rowCount).toBe(26);
    expect(data.columns.map((column) => column.suggestedField)).toEqual([
      'firstName',
      'surname',
      'email',
      'gender',
      'dob',
      'country',
      'city',
      'management',
      'category',
      'channelUrl',
      'channelTitle',
      'followers',
      'engagementRate',
      'price',
    ]);
    const { data: plan } = await preview(
      `influencer-import.${extension}`,
      bytes,
      await proposed(`influencer-import.${extension}`, bytes),
    );
    expect({ ...plan, rows: undefined }).toEqual({
      rowCount: 26,
      channels: 24,
      newInfluencers: 22,
      newChannels: 2,
      updates: 0,
      unchanged: 0,
      duplicates: 1,
      errors: 1,
      warnings: 1,
      plan: expect.any(String),
      rows: undefined,
    });
    expect(plan.rows.filter((row) => row.outcome === 'error').map(({ row, issues }) => [row, issues])).toEqual([
      [
        22,
        [
          { field: 'email', key: 'emailInvalid', value: 'nele.dohrmann(at)kuestenpost.example' },
          { field: 'channelUrl', key: 'channelUrlIsVideo', value: 'https://www.youtube.com/watch?v=Z5k2rT9qLmA' },
        ],
      ],
    ]);
    expect(
      plan.rows
        .filter(({ warnings }) => warnings.length > 0)
        .map(({ row, outcome, warnings }) => [row, outcome, warnings]),
    ).toEqual([[17, 'newInfluencer', [{ field: 'dob', key: 'wrongDateFormate', value: '31.02.1995' }]]]);
    expect(plan.rows.filter((row) => row.outcome === 'duplicate').map((row) => row.row)).toEqual([24]);
    expect(new Set(plan.rows.flatMap(({ channels }) => channels.map(({ platform }) => platform))).size).toBe(10);
    expect(await counts()).toEqual(NOTHING);
  });

  test('with errors nothing is written; when they are left out on purpose the rest is, with its history', async () => {
    const bytes = example('csv');
    const refused = await run(CSV, bytes, await proposed(CSV, bytes));
    expect([refused.status, refused.error, refused.data]).toEqual([422, 'importHasErrors', { errors: 1 }]);
    expect(await counts()).toEqual(NOTHING);

    const done = await run(CSV, bytes, await proposed(CSV, bytes, true));
    expect(done.data).toEqual({
      importId: expect.any(Number),
      channels: 24,
      newInfluencers: 22,
      newChannels: 2,
      updates: 0,
      unchanged: 0,
      duplicates: 1,
      skipped: 1,
      warnings: 1,
    });
    expect(await counts()).toEqual({ influencers: 22, channels: 24, history: 46 });
    const selma = await server.db
      .selectFrom('influencers')
      .selectAll()
      .where('email', '=', 'selma.hodzic@postfach24.example')
      .executeTakeFirstOrThrow();
    expect(selma).toMatchObject({
      first_name: 'Selma',
      surname: 'Hodžić',
      gender: 'female',
      dob: '1996-02-11',
      country: 'AU',
      city: 'Graz',
      categories: [2],
      is_import: true,
    });
    const channels = await server.db
      .selectFrom('channels')
      .selectAll()
      .where('influencer_id', '=', selma.id)
      .orderBy('platform')
      .execute();
    expect(channels).toMatchObject([
      {
        platform: 'Instagram',
        channel_type: 'instagram',
        url: 'https://www.instagram.com/selma.traegt',
        handle: 'selma.traegt',
        followers: 92_840,
        engagement_rate: 4.33,
        default_price: 1_380,
        currency_code: 'EUR',
      },
      { platform: 'Pinterest', url: 'https://www.pinterest.at/selmatraegt/', handle: 'selmatraegt', followers: 15_400 },
    ]);
    expect(
      await server.db
        .selectFrom('follower_history')
        .select('followers')
        .where('channel_id', '=', channels[0]?.id ?? 0)
        .execute(),
    ).toEqual([{ followers: 92_840 }]);

    const again = await run(CSV, bytes, await proposed(CSV, bytes, true));
    expect(again.data).toEqual({
      importId: null,
      channels: 0,
      newInfluencers: 0,
      newChannels: 0,
      updates: 0,
      unchanged: 0,
      duplicates: 25,
      skipped: 1,
      warnings: 0,
    });
    expect((await counts()).influencers).toBe(22);
  });

  test('a failure in the middle of writing leaves nothing behind', async () => {
    // The second channel takes an address that the plan cannot see, because its platform is stored in another way.
    await server.db.insertInto('influencers').values({ id: 5_000, first_name: 'Alt', surname: 'Bestand' }).execute();
    await server.db
      .insertInto('channels')
      .values({
        influencer_id: 5_000,
        platform: 'Blog',
        channel_type: 'instagram',
        url: 'https://www.instagram.com/besetzt',
      })
      .execute();
    const { status, error } = await run(
      CSV,
      lines('Anna Neu;;instagram.com/anna.neu;1', 'Ben Neu;;https://www.instagram.com/besetzt;2'),
      simple,
    );
    expect([status, error]).toEqual([409, 'importOutdated']);
    expect(await counts()).toEqual({ influencers: 1, channels: 1, history: 0 });
  });

  test('two imports of the same file at the same time write it once', async () => {
    const file = lines('Anna Neu;anna@example.com;instagram.com/anna.neu;1.200', 'Ben Neu;;tiktok.com/@ben;300');
    const results = await Promise.all([run(CSV, file, simple), run(CSV, file, simple)]);
    expect(results.map((result) => result.status)).toEqual([200, 200]);
    expect(results.map((result) => result.data.newInfluencers).sort()).toEqual([0, 2]);
    expect((await counts()).influencers).toBe(2);
  });

  test('addresses become https without query, the platform follows from the domain, the rest is a blog [R-VAL-035] [R-VAL-036] [R-VAL-037] [R-VAL-038]', async () => {
    const file = lines(
      'A Eins;;http://www.instagram.com/eins/?igsh=x;',
      'B Zwei;;www.facebook.com/profile.php?id=1000123;',
      'C Drei;;//tiktok.com/@drei#top;',
      'D Vier;;https://vier-kocht.example/;',
      'E Fünf;;https://twitter.com/fuenf;',
    );
    const { data } = await preview(CSV, file, simple);
    expect(
      data.rows.flatMap(({ channels }) => channels.map(({ platform, url, handle }) => [platform, url, handle])),
    ).toEqual([
      ['Instagram', 'https://www.instagram.com/eins/', 'eins'],
      ['Facebook', 'https://www.facebook.com/1000123', '1000123'],
      ['TikTok', 'https://tiktok.com/@drei', '@drei'],
      ['Blog', 'https://vier-kocht.example', 'vier-kocht.example'],
      ['Twitter', 'https://twitter.com/fuenf', 'fuenf'],
    ]);
  });

  test('duplicates are found however the address is written, in the file and in the database', async () => {
    await run(
      CSV,
      lines(
        'Lena Hartwig;lena@example.com;https://www.instagram.com/lenahartwig;1',
        'Sophie B;;https://www.sophie.example;1',
        'Ole P;;https://twitter.com/olep;1',
      ),
      simple,
    );
    const file = lines(
      'Lena H.;;instagram.com/LenaHartwig/;9',
      'Sophie B;;http://sophie.example/?utm=1;9',
      'Ole P;;x.com/OleP;9',
      'Neu Eins;;tiktok.com/@neu;9',
      'Neu Zwei;;https://www.tiktok.com/@neu/;9',
      'Lena Hartwig;LENA@example.com;youtube.com/@lena;9',
    );
    const { data } = await preview(CSV, file, simple);
    expect(data.rows.map((row) => row.outcome)).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
      'newInfluencer',
      'duplicate',
      'newChannel',
    ]);
  });

  test('an address that belongs to somebody else is an error, not a merge', async () => {
    await run(CSV, lines('Lena Hartwig;booking@agentur.example;instagram.com/lenahartwig;1'), simple);
    const { data } = await preview(
      CSV,
      lines(
        'Can Öztürk;booking@agentur.example;tiktok.com/@can;1',
        'Hartwig, Lena;booking@agentur.example;tiktok.com/@lena;1',
      ),
      simple,
    );
    expect(data.rows.map((row) => [row.outcome, row.issues[0]?.key])).toEqual([
      ['error', 'emailBelongsToOther'],
      ['newChannel', undefined],
    ]);
  });

  test('each wrong value is named with its key', async () => {
    const fields = [
      'firstName',
      'surname',
      'email',
      'gender',
      'dob',
      'country',
      'category',
      'channelUrl',
      'followers',
      'engagementRate',
      'price',
    ] as const;
    const head = 'a;b;c;d;e;f;g;h;i;j;k\n';
    const good = [
      'Anna',
      'Groß',
      'anna@example.com',
      'w',
      '01.02.1990',
      'AT',
      'Beauty',
      'instagram.com/anna',
      '1,2 Mio.',
      '4,8 %',
      '1.850,00 €',
    ];
    const wrong: [number, string, string][] = [
      [0, '12345', 'numberValue'],
      [1, '<b>Groß</b>', 'containsHtml'],
      [1, 'Groß &amp; Klein', 'htmlCharacterEntityValue'],
      [1, '---', 'specialCharacterValue'],
      [2, 'anna@', 'emailInvalid'],
      [3, 'vielleicht', 'unknownGender'],
      [4, '31.02.1990', 'wrongDateFormate'],
      [4, '1990', 'wrongDateFormate'],
      [4, '01.02.2999', 'futureDate'],
      [5, 'Atlantis', 'unknownCountry'],
      [6, 'Beauty, Raumfahrt', 'unknownCategory'],
      [7, '', 'required'],
      [7, 'kein kanal', 'channelUrlInvalid'],
      [7, 'https://www.instagram.com/', 'channelUrlWithoutHandle'],
      [8, 'viele', 'invalidNumber'],
      [9, '140', 'numberOutOfRange'],
      [10, '-5', 'numberOutOfRange'],
    ];
    const { data: fine } = await preview(CSV, head + good.join(';'), mappingOf(fields));
    expect(fine.rows[0]).toMatchObject({ outcome: 'newInfluencer', issues: [], channels: [{ followers: 1_200_000 }] });
    // Each row is a person of its own: what repeats a channel has nothing to leave out.
    const rows = wrong.map(([column, value], line) =>
      good
        .map((cell, index) => (index === column ? `"${value}"` : cell))
        .join(';')
        .replace('instagram.com/anna', `instagram.com/anna${line}`),
    );
    const { data } = await preview(CSV, head + rows.join('\n'), mappingOf(fields));
    expect(
      data.rows.map(({ issues, warnings }) => [...issues, ...warnings].map(({ field, key }) => [field, key])),
    ).toEqual(wrong.map(([column, , key]) => [[fields[column], key]]));
  });

  test('only what says whose a row is has to be right; any other wrong value is left out and said', async () => {
    const fields = [
      'firstName',
      'surname',
      'email',
      'mobile',
      'gender',
      'dob',
      'country',
      'city',
      'management',
      'category',
      'channelUrl',
      'channelTitle',
      'followers',
      'engagementRate',
      'price',
    ] as const;
    // Of which country the number is cannot be known.
    const left = ['0664 1234567', 'vielleicht', '31.02.1990', 'Atlantis', '<b>Köln</b>', '---', 'Beauty, Raumfahrt'];
    const file = [
      fields.join(';'),
      ['Anna', 'Groß', 'anna@example.com', ...left, 'instagram.com/anna', '---', 'viele', '140', '-5'].join(';'),
    ].join('\n');
    const { data } = await preview(CSV, file, mappingOf(fields));
    expect(data).toMatchObject({ errors: 0, warnings: 1, newInfluencers: 1 });
    expect(data.rows[0]).toMatchObject({ outcome: 'newInfluencer', issues: [] });
    expect(data.rows[0]?.warnings.map(({ field, key, value }) => `${field} ${key} ${value}`).sort()).toEqual([
      'category unknownCategory Raumfahrt',
      'channelTitle specialCharacterValue ---',
      'city containsHtml <b>Köln</b>',
      'country unknownCountry Atlantis',
      'dob wrongDateFormate 31.02.1990',
      'engagementRate numberOutOfRange 140',
      'followers invalidNumber viele',
      'gender unknownGender vielleicht',
      'management specialCharacterValue ---',
      'mobile numberWithoutCountry 0664 1234567',
      'price numberOutOfRange -5',
    ]);
    expect((await run(CSV, file, mappingOf(fields))).data).toMatchObject({
      newInfluencers: 1,
      channels: 1,
      skipped: 0,
    });
    const anna = await server.db.selectFrom('influencers').selectAll().executeTakeFirstOrThrow();
    expect(anna).toMatchObject({
      first_name: 'Anna',
      email: 'anna@example.com',
      mobile: null,
      gender: null,
      dob: null,
      country: null,
      city: null,
      management: null,
      categories: [1],
    });
    expect(await server.db.selectFrom('channels').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      handle: 'anna',
      title: null,
      followers: null,
      engagement_rate: null,
      default_price: null,
    });
  });

  test('a wrong part leaves out the whole postal address, and wrong figures do not stand for a channel', async () => {
    const fields = ['fullName', 'channelUrl', 'street', 'houseNumber', 'zip', 'city'] as const;
    const text = 'a;b;c;d;e;f\nAnna Groß;instagram.com/anna;<i>Weg</i>;4;50667;Köln';
    await run(CSV, text, mappingOf(fields));
    expect(await server.db.selectFrom('influencers').select(['address', 'city']).executeTakeFirstOrThrow()).toEqual({
      address: null,
      city: 'Köln',
    });
    const { data } = await preview(CSV, 'a;b;c\nBen Neu;;viele', mappingOf(['fullName', 'channelUrl', 'followers']));
    expect(data.rows[0]).toMatchObject({
      outcome: 'error',
      issues: [{ field: 'channelUrl', key: 'required' }],
      warnings: [{ field: 'followers' }],
    });
  });

  test('a wrong value changes nothing about somebody known', async () => {
    const fields = ['fullName', 'channelUrl', 'dob', 'city'] as const;
    await run(CSV, 'a;b;c;d\nAnna Groß;instagram.com/anna;01.02.1990;Köln', mappingOf(fields));
    const { data } = await preview(CSV, 'a;b;c;d\nAnna Groß;instagram.com/anna;01.02.2999;Bonn', {
      ...mappingOf(fields),
      existing: 'update',
    });
    expect(data.rows[0]).toMatchObject({
      outcome: 'update',
      changes: [{ field: 'city', before: 'Köln', after: 'Bonn' }],
      warnings: [{ field: 'dob', key: 'futureDate' }],
    });
  });

  test('a name is needed, in one column or in two', async () => {
    const { data } = await preview(
      CSV,
      lines('von Aufseß-Rautenberg, Theresa;;instagram.com/a;', ';;instagram.com/b;', 'Shirin;;instagram.com/c;'),
      simple,
    );
    expect(data.rows.map((row) => [row.name, row.issues[0]?.key])).toEqual([
      ['Theresa von Aufseß-Rautenberg', undefined],
      ['', 'required'],
      ['Shirin', undefined],
    ]);
  });

  describe('files', () => {
    const word = 'Vorname;Nachname;URL\nJörg;Weiß;https://www.instagram.com/joerg\n';
    const utf16le = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(word, 'utf16le')]);
    const utf16be = Buffer.from(utf16le).swap16();
    test.each([
      ['UTF-8', Buffer.from(word)],
      ['UTF-8 with mark', Buffer.from(`\uFEFF${word}`)],
      ['Windows-1252', Buffer.from(word, 'latin1')],
      ['UTF-16 little endian', utf16le],
      ['UTF-16 big endian', utf16be],
      ['UTF-16 without mark', Buffer.from(word, 'utf16le')],
      ['commas', Buffer.from(word.replaceAll(';', ','))],
      ['tabs', Buffer.from(word.replaceAll(';', '\t'))],
      ['a line that tells the delimiter', Buffer.from(`sep=|\r\n${word.replaceAll(';', '|')}`)],
      [
        'empty rows and quotes',
        Buffer.from(`\n\n"Vorname";"Nachname";"URL"\n\n"Jörg";"Weiß";"https://www.instagram.com/joerg"\n;;\n`),
      ],
    ])('%s', async (_name, bytes) => {
      const { data } = await inspect(CSV, bytes);
      expect(data.rowCount).toBe(1);
      expect(data.columns.map(({ name, samples, suggestedField }) => [name, samples, suggestedField])).toEqual([
        ['Vorname', ['Jörg'], 'firstName'],
        ['Nachname', ['Weiß'], 'surname'],
        ['URL', ['https://www.instagram.com/joerg'], 'channelUrl'],
      ]);
    });

    test('columns are recognised by English names, and by their content', async () => {
      const { data } = await inspect(
        CSV,
        'First name,Last name,Who,Where,Followers\nLena,Hartwig,lena@example.com,https://www.instagram.com/lena,5\n',
      );
      expect(data.columns.map((column) => column.suggestedField)).toEqual([
        'firstName',
        'surname',
        'email',
        'channelUrl',
        'followers',
      ]);
    });

    test.each([
      ['mailto:Lena@example.com', 'email'],
      ['lena#1@example.com', null],
    ] as const)('a column of %s is proposed as it would be read', async (address, field) => {
      const { data } = await inspect(CSV, `Who,Where\n${address},https://www.instagram.com/lena\n`);
      expect(data.columns[0]?.suggestedField).toBe(field);
    });

    const workbook = (cells: readonly unknown[][]) => writeExcelFile(cells as never).toBuffer();
    const sheet = (xml: string) =>
      zip([
        { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
        { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(xml) },
      ]);
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

    test.each<[string, string, Buffer | string, string]>([
      ['a program', 'liste.csv', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 'fileExecutable'],
      ['a program behind another ending [R-VAL-032]', 'liste.exe.csv', 'a;b\n1;2', 'fileExecutable'],
      ['a Java archive [R-VAL-033]', 'liste.jar', 'a;b\n1;2', 'fileExecutable'],
      ['a kind that is no table [R-VAL-031]', 'liste.pdf', '%PDF-1.7', 'fileSpreadsheetType'],
      ['a picture that calls itself a table', CSV, Buffer.from('89504e470d0a1a0a0000', 'hex'), 'fileContentMismatch'],
      ['a workbook that calls itself text', CSV, sheet('<worksheet/>'), 'fileContentMismatch'],
      ['text that calls itself a workbook', XLSX, 'a;b\n1;2', 'fileContentMismatch'],
      [
        'an archive that is no workbook',
        XLSX,
        zip([{ name: 'word/document.xml', content: Buffer.from('<w/>') }]),
        'fileContentMismatch',
      ],
      ['an old workbook', 'liste.xls', ole, 'importFileOldExcel'],
      [
        'an encrypted workbook',
        XLSX,
        Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
        'importFileEncrypted',
      ],
      [
        'an encrypted archive',
        XLSX,
        zip([{ name: 'xl/workbook.xml', content: Buffer.from('<w/>'), flags: 1 }]),
        'importFileEncrypted',
      ],
      [
        'a workbook with a program',
        XLSX,
        zip([
          { name: 'xl/workbook.xml', content: Buffer.from('<w/>') },
          { name: 'xl/vbaProject.bin', content: Buffer.from('x') },
        ]),
        'fileSpreadsheetType',
      ],
      ['a truncated workbook', XLSX, example('xlsx').subarray(0, 3_000), 'importFileBroken'],
      ['a workbook without sense', XLSX, sheet('<nonsense'), 'importFileBroken'],
      ['a bomb with honest sizes', XLSX, sheet(' '.repeat(130 * 1024 * 1024)), 'importFileUnpacksTooLarge'],
      [
        'a bomb that lies about its size',
        XLSX,
        zip([{ name: 'xl/workbook.xml', content: Buffer.alloc(130 * 1024 * 1024), claimedSize: 10 }]),
        'importFileUnpacksTooLarge',
      ],
      [
        'a cell in the last row of a sheet',
        XLSX,
        sheet('<worksheet><sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData></worksheet>'),
        'importTooManyRows',
      ],
      [
        'a cell in the last column of a sheet',
        XLSX,
        sheet('<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>'),
        'importTooManyColumns',
      ],
      ['nothing', CSV, '', 'fileEmpty'],
      ['a head line alone', CSV, 'Name;URL\n\n', 'importFileEmpty'],
      ['a quote that never ends', CSV, 'Name;URL\n"Lena;instagram.com/a\nOle;instagram.com/b', 'importFileBroken'],
      ['too many rows', CSV, `Name;URL\n${'a;b\n'.repeat(10_001)}`, 'importTooManyRows'],
      ['too many rows behind a blank one', CSV, `Name;URL;Ort\n\n${'a;b;c\n'.repeat(15_000)}`, 'importTooManyRows'],
      ['more lines than anybody reads', CSV, `Name;URL\na;b\n${';\n'.repeat(200_000)}`, 'importTooManyRows'],
      ['too many columns', CSV, `${'a;'.repeat(100)}b\n1;2\n`, 'importTooManyColumns'],
    ])('%s is refused', async (_name, fileName, bytes, key) => {
      const { status, error, fieldErrors } = await inspect(fileName, bytes);
      expect([status, error, fieldErrors]).toEqual([422, key, [{ field: 'file', key }]]);
    });

    test('blank rows count for nothing', async () => {
      const { data } = await inspect(CSV, `Name;URL;Ort\n\n${'a;b;c\n'.repeat(10_000)}${';;\n'.repeat(20_000)}`);
      expect(data.rowCount).toBe(10_000);
    });

    test('a file above 10 MB is too large', async () => {
      const { status, error } = await inspect(CSV, 'a'.repeat(10 * 1024 * 1024 + 1));
      expect([status, error]).toEqual([413, 'fileTooLarge']);
    });

    test('numbers, dates and the results of formulas come out of a workbook as they are meant', async () => {
      const bytes = await workbook([
        ['Name', 'URL', 'Follower', 'Engagement', 'Geburtstag'].map((value) => ({ value, type: String })),
        [
          { value: 'Lena Hartwig', type: String },
          { value: 'instagram.com/lena', type: String },
          { value: 1.5, type: Number },
          { value: 4.821, type: Number },
          { value: new Date(Date.UTC(1996, 3, 18)), type: Date, format: 'dd.mm.yyyy' },
        ],
      ]);
      await run(XLSX, bytes, mappingOf(['fullName', 'channelUrl', 'followers', 'engagementRate', 'dob']));
      expect(await server.db.selectFrom('influencers').select('dob').execute()).toEqual([{ dob: '1996-04-18' }]);
      expect(await server.db.selectFrom('channels').select(['followers', 'engagement_rate']).execute()).toEqual([
        { followers: 2, engagement_rate: 4.82 },
      ]);
    });
  });

  test.each([
    ['no JSON', 'x', 'importMappingInvalid'],
    [
      'a field that does not exist',
      { columns: [{ column: 0, field: 'iban' }], skipInvalidRows: false },
      'importMappingInvalid',
    ],
    [
      'a member that does not exist',
      { ...mappingOf(['fullName', 'email', 'channelUrl']), dryRun: true },
      'importMappingInvalid',
    ],
    [
      'a column with more than its field',
      {
        columns: [
          { column: 0, field: 'fullName', as: 'x' },
          { column: 2, field: 'channelUrl' },
        ],
        skipInvalidRows: false,
      },
      'importMappingInvalid',
    ],
    [
      'more columns than there may be',
      mappingOf(Array.from({ length: 101 }, () => 'fullName' as const)),
      'importMappingInvalid',
    ],
    [
      'a column that does not exist',
      mappingOf(['fullName', 'email', 'channelUrl', 'followers', 'city']),
      'importMappingInvalid',
    ],
    ['a field twice', mappingOf(['fullName', 'channelUrl', 'channelUrl']), 'importFieldTwice'],
    ['no channel', mappingOf(['fullName', 'email']), 'importChannelUrlMissing'],
    ['no name', mappingOf(['city', 'email', 'channelUrl']), 'importNameMissing'],
  ])('a mapping with %s is refused', async (_name, mapping, key) => {
    const { status, fieldErrors } = await preview(CSV, lines('Lena;;instagram.com/a;1'), mapping);
    expect([status, fieldErrors]).toEqual([422, [{ field: 'mapping', key }]]);
  });

  test.each([['management'], ['brand'], ['tester']] as const)(
    '%s may not import, nor look what an import would do',
    async (name) => {
      const { accessToken } = await server.logIn(name);
      for (const step of ['/inspect', '/preview', '']) {
        expect((await call(step, CSV, lines('Lena;;instagram.com/a;1'), simple, accessToken)).status).toBe(403);
      }
      expect(await counts()).toEqual(NOTHING);
    },
  );

  test.each([
    ['', async () => {}],
    [' whatever statistics say of the tables', () => takeEmptyStatistics(server.db)],
  ])('ten thousand rows are imported at once%s', { timeout: 120_000 }, async (_when, prepare) => {
    await prepare();
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Vorname Name${String.fromCharCode(97 + (index % 26))};;instagram.com/konto${index};${index}`,
    );
    const answer = await run(CSV, lines(...rows), simple);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        importId: expect.any(Number),
        channels: 10_000,
        newInfluencers: 10_000,
        newChannels: 0,
        updates: 0,
        unchanged: 0,
        duplicates: 0,
        skipped: 0,
        warnings: 0,
      },
    });
  });
});
