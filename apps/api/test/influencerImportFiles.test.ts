import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { importCalls, importExample as example, importLines as lines, mappingOf } from './kit/importCalls.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { zip } from './kit/zip.ts';

const XLSX = 'liste.xlsx';
const CSV = 'liste.csv';

describeOnEachDatabase('files and mappings of an import', (database) => {
  let server: TestServer;
  let calls: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    server = await startTestServer({ database });
    calls = importCalls(server, (await server.logIn('manager')).accessToken);
  });
  beforeEach(async () => {
    await server.db.deleteFrom('history').execute();
    await server.db.deleteFrom('influencers').execute();
  });
  afterAll(() => server.stop());

  const inspect: typeof calls.inspect = (...input) => calls.inspect(...input);
  const preview: typeof calls.preview = (...input) => calls.preview(...input);
  const run: typeof calls.run = (...input) => calls.run(...input);

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
    ['a line that names the delimiter', Buffer.from(`sep=|\r\n${word.replaceAll(';', '|')}`)],
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
  ])('%s is rejected', async (_name, fileName, bytes, key) => {
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
  ])('a mapping with %s is rejected', async (_name, mapping, key) => {
    const { status, fieldErrors } = await preview(CSV, lines('Lena;;instagram.com/a;1'), mapping);
    expect([status, fieldErrors]).toEqual([422, [{ field: 'mapping', key }]]);
  });
});
