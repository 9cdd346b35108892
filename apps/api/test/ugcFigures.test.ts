import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { readPdf } from './kit/readPdf.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { approveUgcRequest, dayIn, sendUgcRequest, ugcOrder } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('figures, files and prices of UGC requests', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let other: ApiClient;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand, other] = await Promise.all([server.as('manager'), server.as('brand'), server.as('brandTwo')]);
  });
  beforeEach(async () => {
    for (const table of ['influencers', 'ugc_requests', 'campaign_requests', 'campaigns'] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
  });
  afterAll(() => server.stop());

  const figures = async (query: object = {}, client = brand) =>
    (await client.GET(`${BASE}/statistics`, { params: { query } })).data?.data;
  const report = (query: object, client = brand) =>
    client.GET(`${BASE}/statistics/report`, {
      params: { query: { format: 'csv', ...query } as never },
      parseAs: 'arrayBuffer',
    });
  const sentOn = (id: number, day: string) =>
    server.db
      .updateTable('ugc_requests')
      .set({ sent_at: new Date(`${day}T10:00:00Z`) })
      .where('id', '=', id)
      .execute();

  test('figures are of a period or of one request; the months are those of the period', async () => {
    const old = await approveUgcRequest(brand, manager, { productName: 'Altes' });
    const fresh = await approveUgcRequest(brand, manager, { productName: 'Neues', videoCount: 1 });
    await sentOn(old.ugcCampaignRequestId, dayIn(-100));
    await sentOn(fresh.ugcCampaignRequestId, dayIn(-2));
    const all = await figures();
    expect(all).toMatchObject({
      videosOrdered: 4,
      spent: 580,
      requests: [
        { productName: 'Neues', cost: 145 },
        { productName: 'Altes', cost: 435, videosOrdered: 3, decisionsOpen: 0 },
      ],
    });
    expect(all?.months).toHaveLength(12);
    expect(await figures({ from: dayIn(-5) })).toMatchObject({
      videosOrdered: 1,
      spent: 145,
      requests: [{ productName: 'Neues' }],
    });
    const before = await figures({ to: dayIn(-50) });
    expect(before).toMatchObject({ videosOrdered: 3, requests: [{ productName: 'Altes' }] });
    expect(before?.choices).toHaveLength(2);
    expect(before?.months.at(-1)?.month).toBe(dayIn(-50).slice(0, 7));
    expect(await figures({ ugcCampaignRequestId: old.ugcCampaignRequestId })).toMatchObject({
      videosOrdered: 3,
      videosInProduction: 3,
    });
    expect(
      (await other.GET(`${BASE}/statistics`, { params: { query: { ugcCampaignRequestId: old.ugcCampaignRequestId } } }))
        .response.status,
    ).toBe(404);
    expect((await brand.GET(`${BASE}/statistics`, { params: { query: { from: 'gestern' } } })).response.status).toBe(
      422,
    );
    expect((await figures({}, other))?.choices).toEqual([]);
  });

  test('the report holds the same requests as a table or a PDF, and nobody else has it', async () => {
    const { ugcCampaignRequestId: id } = await approveUgcRequest(brand, manager, { productName: '=SUMME(1)' });
    await approveUgcRequest(brand, manager, { productName: 'Haferdrink' });
    const csv = await report({ ugcCampaignRequestId: id });
    expect(csv.response.headers.get('content-disposition')).toContain(`ugc-videos-`);
    const text = Buffer.from(csv.data as ArrayBuffer).toString('utf8');
    expect(text).toContain('Kosten netto (EUR)');
    expect(text).toContain("'=SUMME(1)");
    expect(text).not.toContain('Haferdrink');
    expect(text).toContain('435');
    const xlsx = await report({ format: 'xlsx', language: 'en' });
    expect(
      Buffer.from(xlsx.data as ArrayBuffer)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const pdf = await readPdf(Buffer.from((await report({ format: 'pdf', language: 'en' })).data as ArrayBuffer));
    expect(JSON.stringify(pdf)).toContain('Haferdrink');
    expect(JSON.stringify(pdf)).toContain('870');
    expect((await report({ ugcCampaignRequestId: id }, other)).response.status).toBe(404);
    expect((await report({}, manager)).response.status).toBe(403);
    expect((await report({ format: 'docx' })).response.status).toBe(422);
    expect((await report({}, await server.as('brandInvited'))).response.status).toBe(200);
    const foreign = Buffer.from((await report({}, other)).data as ArrayBuffer).toString('utf8');
    expect(foreign).not.toContain('Haferdrink');
  });

  test('a draft is reckoned with the prices of the day, also in the order of the list', async () => {
    const { services } = server.server;
    const draft = (await brand.POST(`${BASE}/save`, { body: { ...ugcOrder, videoCount: 2, send: false } })).data?.data;
    expect(draft?.money.total).toBe(290);
    const sent = await sendUgcRequest(brand, { productName: 'Gesendet', videoCount: 2 });
    const price = await services.db
      .selectFrom('campaign_service_prices as p')
      .innerJoin('campaign_services as s', 's.id', 'p.service_id')
      .where('s.kind', '=', 'videoLength')
      .where('s.value', '=', '30')
      .select(['p.id'])
      .executeTakeFirstOrThrow();
    await services.db.updateTable('campaign_service_prices').set({ price: 200 }).where('id', '=', price.id).execute();
    const rows = (await brand.POST(`${BASE}/getWithPagination`, { body: { sortBy: 'total', sort: 'DESC' } })).data?.data
      .content;
    expect(rows?.map(({ isDraft, money }) => [isDraft, money.total])).toEqual([
      [true, 450],
      [false, 290],
    ]);
    const open = (
      await brand.GET(`${BASE}/getById/{id}`, { params: { path: { id: draft?.ugcCampaignRequestId ?? 0 } } })
    ).data?.data;
    expect([open?.money.total, open?.prices.length['30']]).toEqual([450, 200]);
    expect(
      (await brand.GET(`${BASE}/getById/{id}`, { params: { path: { id: sent.ugcCampaignRequestId } } })).data?.data
        .money.total,
    ).toBe(290);
    await services.db.updateTable('campaign_service_prices').set({ price: 120 }).where('id', '=', price.id).execute();
  });

  test('script and openings are written down; no more openings than were ordered', async () => {
    const request = await approveUgcRequest(brand, manager, { startVariants: 2 });
    const ugcVideoId = request.videos[0]?.ugcVideoId ?? 0;
    const change = (body: object, client = manager) =>
      client.POST(`${BASE}/video/update`, { body: { ugcVideoId, ...body } });
    expect(
      (await change({ script: ' Abends, zwei Tropfen. ', hooks: ['Müde Haut?', ' Zwei Tropfen genügen. '] })).data
        ?.data,
    ).toMatchObject({ script: 'Abends, zwei Tropfen.', hooks: ['Müde Haut?', 'Zwei Tropfen genügen.'] });
    expect((await change({ hooks: ['Eins', 'Zwei', 'Drei'] })).error?.fieldErrors).toEqual([
      { field: 'hooks', key: 'tooManyHooks' },
    ]);
    expect((await change({ hooks: ['  '] })).error?.fieldErrors).toEqual([{ field: 'hooks', key: 'required' }]);
    expect((await change({ script: 'Fremd' }, brand)).response.status).toBe(403);
    const seen = (await brand.GET(`${BASE}/getById/{id}`, { params: { path: { id: request.ugcCampaignRequestId } } }))
      .data?.data;
    expect(seen?.videos[0]).toMatchObject({
      script: 'Abends, zwei Tropfen.',
      hooks: ['Müde Haut?', 'Zwei Tropfen genügen.'],
    });
  });

  test('where the product is sent to is for the agency alone', async () => {
    const request = await approveUgcRequest(brand, manager);
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [{ ...fixture.entryOf(0, request.campaignId ?? 0), type: 2, budgetExtern: 145 }],
    });
    const ugcVideoId = request.videos[0]?.ugcVideoId ?? 0;
    await server.db.updateTable('influencers').set({ address: 'Lindenweg 4, 50667 Köln' }).execute();
    await manager.POST(`${BASE}/video/update`, {
      body: { ugcVideoId, compaignInfluencerId: data?.data.compaignInfluencerId[0] ?? 0 },
    });
    const addressFor = async (client: ApiClient) =>
      (await client.GET(`${BASE}/getById/{id}`, { params: { path: { id: request.ugcCampaignRequestId } } })).data?.data
        .videos[0]?.creatorAddress;
    expect(await addressFor(manager)).toBe('Lindenweg 4, 50667 Köln');
    expect(await addressFor(brand)).toBeNull();
  });
});
