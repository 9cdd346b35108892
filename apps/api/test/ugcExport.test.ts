import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { readXlsx } from '../src/platform/documents/import/readXlsx.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { sendUgcRequest, ugcOrder } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('the list of UGC requests as a file', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let numbers: string[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand] = await Promise.all([server.as('manager'), server.as('brand')]);
    await server.db.deleteFrom('ugc_requests').execute();
    const first = await sendUgcRequest(brand, { languages: ['de', 'en'] });
    const second = await sendUgcRequest(brand, {
      productName: '=1+1',
      length: 'others',
      lengthText: '5 Minuten',
      videoCount: 1,
    });
    await brand.POST(`${BASE}/save`, { body: { productName: 'Entwurf', send: false } });
    numbers = [first.number, second.number];
  });
  afterAll(() => server.stop());

  const fileOf = async (body: object) => {
    const { data, response } = await manager.POST(`${BASE}/export`, {
      body: { format: 'csv', language: 'de', sortBy: 'number', sort: 'ASC', ...body },
      parseAs: 'arrayBuffer',
    });
    return { response, bytes: Buffer.from(data as unknown as ArrayBuffer) };
  };
  const linesOf = async (body: object = {}) =>
    (await fileOf(body)).bytes.toString().replace('\uFEFF', '').trimEnd().split('\r\n');

  test('a CSV file has the columns of the list in its order, and no drafts', async () => {
    const [heads, ...rows] = await linesOf();
    expect(heads).toBe(
      'Nummer;Brand;Produkt;Videos;Länge (Sekunden);Sprachen;Preis (EUR, netto);Lieferung;Creator vorgeschlagen;Creator bestätigt;Angenommen;Status;Zuständig;Kommentare;Aktiv;Archiviert',
    );
    const delivery = ugcOrder.deliveryDate.split('-').toReversed().join('.');
    const [one, two] = rows.map((row) => row.split(';'));
    expect(rows).toHaveLength(2);
    expect(one?.slice(0, 1)).toEqual([numbers[0]]);
    expect(one?.slice(2, 12)).toEqual([
      ugcOrder.productName,
      '3',
      '30',
      'Deutsch, Englisch',
      '435',
      delivery,
      '0',
      '0',
      '0',
      'Ausstehend',
    ]);
    expect(one?.slice(13)).toEqual(['0', 'Ja', 'Nein']);
    expect(two?.slice(2, 7)).toEqual(["'=1+1", '1', '5 Minuten', 'Deutsch', '']);
  });

  test('it holds what is filtered and searched for, in the order and language asked for', async () => {
    expect((await linesOf({ filters: { length: ['others'] } })).slice(1).map((line) => line.split(';')[0])).toEqual([
      numbers[1],
    ]);
    expect(await linesOf({ search: ugcOrder.productName })).toHaveLength(2);
    expect(await linesOf({ filters: { archived: true } })).toHaveLength(1);
    const [heads, first] = await linesOf({ language: 'en', sort: 'DESC' });
    expect([heads?.split(';').slice(0, 5), first?.split(';')[0]]).toEqual([
      ['Number', 'Brand', 'Product', 'Videos', 'Length (seconds)'],
      numbers[1],
    ]);
  });

  test('a workbook holds the same rows; the name says what and of which day', async () => {
    const { bytes, response } = await fileOf({ format: 'xlsx' });
    expect(response.headers.get('content-disposition')).toContain(`ugc-anfragen-${berlinDay(server.clock.now())}.xlsx`);
    const [heads, ...rows] = await readXlsx(bytes);
    expect([heads?.[0], rows.map(([number]) => number)]).toEqual(['Nummer', numbers]);
  });

  test('the log says who exported how many rows of what', async () => {
    await linesOf({ filters: { status: [1] } });
    const logged = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'changes'])
      .where('operation', '=', 'exportUgcRequests')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({
      user_id: 9,
      action: 5,
      changes: { format: [null, 'csv'], rows: [null, 2], filters: [null, { status: [1] }] },
    });
  });

  test('brands, and staff without the right, get no file', async () => {
    const exporting = (client: ApiClient) =>
      client.POST(`${BASE}/export`, { body: { format: 'csv', language: 'de' }, parseAs: 'text' });
    for (const client of [brand, await server.as('brandInvited')])
      expect((await exporting(client)).response.status).toBe(403);
    expect(
      (await manager.POST(`${BASE}/export`, { body: { format: 'pdf', language: 'de' } as never })).response.status,
    ).toBe(422);
    await server.db
      .updateTable('role_permissions')
      .set({ rights: ['view', 'add', 'edit'] })
      .where('role_id', '=', 9)
      .where('module_name', '=', 'UGC Campaign Request')
      .execute();
    expect((await exporting(manager)).response.status).toBe(403);
  });
});
