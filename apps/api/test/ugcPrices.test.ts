import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { dayIn, sendUgcRequest, ugcOrder } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('prices of UGC requests', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand] = await Promise.all([server.as('manager'), server.as('brand')]);
  });
  beforeEach(async () => {
    for (const table of ['ugc_requests', 'notifications', 'comments', 'campaigns'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const save = (body: object, client = brand) => client.POST(`${BASE}/save`, { body: { send: false, ...body } });
  const get = async (id: number, client = brand) =>
    (await client.GET(`${BASE}/getById/{id}`, { params: { path: { id } } })).data?.data;
  const list = async (client: ApiClient, body: object = {}) =>
    (await client.POST(`${BASE}/getWithPagination`, { body })).data?.data;
  const decide = async (ugcCampaignRequestId: number, status: 2 | 3, more: object = {}) => {
    const updatedAt = (await get(ugcCampaignRequestId, manager))?.updatedAt ?? server.clock.now().toISOString();
    return manager.POST(`${BASE}/statusChange`, { body: { ugcCampaignRequestId, status, updatedAt, ...more } });
  };

  test('each extra counts for every video, and the tax depends on the country [R-CONST-011] [R-CONST-021]', async () => {
    const request = await sendUgcRequest(brand);
    expect(request.money).toEqual({
      onRequest: false,
      perVideo: 145,
      total: 435,
      vatTreatment: 'standard',
      vatPercent: 19,
      vat: 82.65,
      gross: 517.65,
      currencyCode: 'EUR',
    });
    await server.db.updateTable('customers').set({ country: 'AU' }).where('id', '=', 1).execute();
    expect((await get(request.ugcCampaignRequestId))?.money).toMatchObject({
      total: 435,
      vatTreatment: 'reverseCharge',
      vat: 0,
      gross: 435,
    });
    await server.db.updateTable('customers').set({ country: 'CH' }).where('id', '=', 1).execute();
    expect((await get(request.ugcCampaignRequestId))?.money).toMatchObject({ vatTreatment: 'notTaxable', vat: 0 });
    await server.db.updateTable('customers').set({ country: 'DE' }).where('id', '=', 1).execute();
  });

  test.each([
    [15, 90, '[R-CONST-010]'],
    [60, 150, '[R-CONST-012]'],
    [90, 270, '[R-CONST-013]'],
    [120, 420, '[R-CONST-014]'],
    [150, 600, '[R-CONST-015]'],
    [180, 810, '[R-CONST-016]'],
    [210, 1050, '[R-CONST-017]'],
    [240, 1320, '[R-CONST-018]'],
  ] as const)('%s seconds cost %s euro %s', async (length, price, _id) => {
    const request = await sendUgcRequest(brand, { length, videoCount: 1, subtitles: false, music: false });
    expect(request.money.total).toBe(price);
  });

  test('the list sorts by price with every extra, what is on request last', async () => {
    await sendUgcRequest(brand, { productName: 'Mit allem', videoCount: 2, professionalPhotos: true });
    await sendUgcRequest(brand, { productName: 'Ohne', subtitles: false, music: false });
    await sendUgcRequest(brand, { productName: 'Auf Anfrage', length: 'others', lengthText: '300 Sekunden' });
    const names = async (sort: 'ASC' | 'DESC') =>
      (await list(brand, { sortBy: 'total', sort }))?.content.map(({ productName, money }) => [
        productName,
        money.total,
      ]);
    expect(await names('ASC')).toEqual([
      ['Mit allem', 310],
      ['Ohne', 360],
      ['Auf Anfrage', null],
    ]);
    expect(await names('DESC')).toEqual([
      ['Ohne', 360],
      ['Mit allem', 310],
      ['Auf Anfrage', null],
    ]);
  });

  test('a request keeps the prices of the day it was sent', async () => {
    const { ugcCampaignRequestId: id } = await sendUgcRequest(brand);
    const { prices } = await server.db
      .selectFrom('ugc_requests')
      .select('prices')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(prices?.length['30']).toBe(120);
    await server.db
      .updateTable('ugc_requests')
      .set({ prices: JSON.stringify({ ...prices, length: { 30: 200 } }) })
      .where('id', '=', id)
      .execute();
    expect((await get(id))?.money.total).toBe(3 * 225);
  });

  test('another length has no automatic price; the agency names one, each in a version of its own', async () => {
    const missing = await save({ ...ugcOrder, length: 'others', send: true });
    expect(missing.error?.fieldErrors).toEqual([{ field: 'lengthText', key: 'required' }]);
    const { ugcCampaignRequestId: id, money } = await sendUgcRequest(brand, {
      length: 'others',
      lengthText: '300 Sekunden',
    });
    expect(money).toMatchObject({ onRequest: true, total: null, vat: null });
    expect((await decide(id, 2)).error?.error).toBe('priceMissing');
    const offer = (lines: { text: string; amount: number }[]) =>
      manager.POST(`${BASE}/offer/add`, { body: { ugcCampaignRequestId: id, lines } });
    await offer([{ text: 'Drei Videos', amount: 900 }]);
    const second = (
      await offer([
        { text: 'Drei Videos', amount: 900 },
        { text: 'Zwei Startvarianten', amount: 80.5 },
      ])
    ).data?.data;
    expect(second?.offers.map(({ version, total }) => [version, total])).toEqual([
      [2, 980.5],
      [1, 900],
    ]);
    expect((await get(id))?.money.total).toBe(980.5);
    expect((await decide(id, 2)).data?.data).toMatchObject({ status: 2, campaignName: ugcOrder.productName });
    expect((await offer([{ text: 'Minus', amount: -1 }])).response.status).toBe(422);
    expect(
      (
        await brand.POST(`${BASE}/offer/add`, {
          body: { ugcCampaignRequestId: id, lines: [{ text: 'Billig', amount: 1 }] },
        })
      ).response.status,
    ).toBe(403);
  });

  test('a delivery is wished for a day that is not over; one that has passed meanwhile stays', async () => {
    const past = await save({ ...ugcOrder, deliveryDate: dayIn(-2), send: true });
    expect([past.response.status, past.error?.fieldErrors]).toEqual([
      422,
      [{ field: 'deliveryDate', key: 'pastDate' }],
    ]);
    expect((await list(brand))?.totalElements).toBe(0);
    expect((await save({ ...ugcOrder, deliveryDate: dayIn(-2) })).response.status).toBe(200);
    const sent = await sendUgcRequest(brand);
    const id = sent.ugcCampaignRequestId;
    await server.db
      .updateTable('ugc_requests')
      .set({ delivery_date: dayIn(-2) })
      .where('id', '=', id)
      .execute();
    const kept = await save({ ugcCampaignRequestId: id, updatedAt: sent.updatedAt, music: false });
    expect(kept.data?.data).toMatchObject({ order: { music: false, deliveryDate: dayIn(-2) } });
    const moved = await save({
      ugcCampaignRequestId: id,
      updatedAt: kept.data?.data.updatedAt,
      deliveryDate: dayIn(-3),
    });
    expect(moved.error?.fieldErrors).toEqual([{ field: 'deliveryDate', key: 'pastDate' }]);
  });
});
