import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

const ADD = '/campaign/v1/addEditCompaignInfluencer';
const MOVE = '/campaign/v1/stateChange';
const LIST = '/campaign/v1/getCampaignInfluencersWithPagination';

describeOnEachDatabase('campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let fixture: CampaignFixture;
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('influencers').execute();
    await server.db.deleteFrom('campaign_requests').execute();
    await server.db.deleteFrom('campaigns').execute();
    fixture = await insertCampaignFixture(server.db);
  });
  afterAll(() => server.stop());

  const listed = async (state: 1 | 2 | 3, campaignId = fixture.campaignId) =>
    (await manager.POST(LIST, { body: { campaignId, state } })).data?.data.content ?? [];
  const added = async (...positions: number[]): Promise<number[]> => {
    const { data } = await manager.POST(ADD, { body: positions.map((position) => fixture.entryOf(position)) });
    return data?.data.compaignInfluencerId ?? [];
  };
  const moved = (ids: number[], state: 1 | 2 | 3, client = manager) =>
    client.POST(MOVE, { body: { compaignInfluencerId: ids, state } });

  test("a new channel begins in acquisition with tag 'Warteliste' [R-FLOW-028] [R-FLOW-029] [R-FLOW-030] [R-FLOW-031] [R-FLOW-032]", async () => {
    await added(0, 1);
    const rows = await listed(1);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      name: 'Lena Hartwig 0',
      platform: 'Instagram',
      channelURL: 'lena0',
      reichweite: 128_400,
      tag: 'Warteliste',
      paidStatus: 'Eingegangen',
      state: 1,
      isPublished: 1,
      leistung: '',
      brandStatus: null,
      invoiceStatus: 'Offen',
    });
    const stored = await server.db
      .selectFrom('campaign_entries')
      .select(['type', 'created_by'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ type: 1, created_by: 9 });
  });

  test('a page of channels has 50 rows unless another size is asked for [R-CONST-002]', async () => {
    const sizeOf = async (more: object) =>
      (await manager.POST(LIST, { body: { campaignId: fixture.campaignId, state: 1, ...more } })).data?.data.size;
    expect([await sizeOf({}), await sizeOf({ pageSize: 10 })]).toEqual([50, 10]);
  });

  test('what a new entry claims about state, publication or brand decision is not believed', async () => {
    const entry = {
      ...fixture.entryOf(0),
      state: 3 as const,
      tag: 'Kampagne',
      brandStatus: 3,
      isPublished: 0 as const,
      type: 2 as const,
    };
    await manager.POST(ADD, { body: [entry] });
    expect((await listed(1))[0]).toMatchObject({ state: 1, tag: 'Warteliste', brandStatus: null, isPublished: 1 });
  });

  test('a channel that is there already makes the server reject the whole list [R-ERR-023]', async () => {
    await added(0);
    const { response, error } = await manager.POST(ADD, { body: [fixture.entryOf(1), fixture.entryOf(0)] });
    expect(response.status).toBe(409);
    expect(error?.message).toBe('Channel already exists in this campaign');
    expect(error?.data).toEqual([{ channelId: fixture.channels[0]?.id, platform: 'Instagram', channelURL: 'lena0' }]);
    expect(await listed(1)).toHaveLength(1);
  });

  test('the same channel twice in one list, and two people at the same moment, collide', async () => {
    const twice = await manager.POST(ADD, { body: [fixture.entryOf(0), fixture.entryOf(0)] });
    expect(twice.response.status).toBe(409);
    const race = await Promise.all([1, 2, 3, 4].map(() => manager.POST(ADD, { body: [fixture.entryOf(2)] })));
    expect(race.map(({ response }) => response.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await listed(1)).toHaveLength(1);
  });

  test('channels that do not exist or belong to another user are named, and nothing is saved', async () => {
    const foreign = { ...fixture.entryOf(0), influencerId: fixture.channels[1]?.influencerId ?? 0 };
    const { response, error } = await manager.POST(ADD, {
      body: [fixture.entryOf(1), foreign, { ...fixture.entryOf(2), channelId: 999_999 }],
    });
    expect(response.status).toBe(422);
    expect(error?.fieldErrors).toEqual([
      { field: '1.channelId', key: 'channelNotFound' },
      { field: '2.channelId', key: 'channelNotFound' },
    ]);
    expect(await listed(1)).toEqual([]);
  });

  test('a number that no column could hold is named', async () => {
    const beyond = 2_147_483_648;
    const entry = fixture.entryOf(0);
    const wrong: [field: string, entry: typeof entry][] = [
      ['0.compaignInfluencerId', { ...entry, compaignInfluencerId: beyond }],
      ['0.channelId', { ...entry, channelId: beyond }],
      ['0.influencerId', { ...entry, influencerId: beyond }],
      ['0.compaignDataId.compaignDataId', fixture.entryOf(0, beyond)],
      ['0.reichweite', { ...entry, reichweite: beyond }],
      ['0.vorBudget', { ...entry, vorBudget: 10_000_000_000 }],
      ['0.cbCommission', { ...entry, cbCommission: 10_000 }],
      ['0.germany', { ...entry, germany: 1_000 }],
    ];
    for (const [field, body] of wrong) {
      const { response, error } = await manager.POST(ADD, { body: [body] });
      expect([response.status, error?.fieldErrors?.[0]?.field]).toEqual([422, field]);
    }
    const answers = [
      await manager.GET('/campaign/v1/fetchCompaignDataById/{id}', { params: { path: { id: beyond } } }),
      await manager.GET('/campaign/v1/statistics', { params: { query: { campaignId: beyond } } }),
      await manager.GET('/campaign/v1/StateWiseCount', { params: { query: { campaignId: beyond } } }),
      await manager.POST(LIST, { body: { campaignId: beyond, state: 1 } }),
      await moved([beyond], 2),
    ];
    for (const { response, error } of answers) {
      expect([response.status, error]).toEqual([422, expect.objectContaining({ error: 'validationFailed' })]);
    }
  });

  test('an archived or inactive campaign takes no channels, an unknown one is not found', async () => {
    await server.db.updateTable('campaigns').set({ active: false }).where('id', '=', fixture.plainCampaignId).execute();
    expect((await manager.POST(ADD, { body: [fixture.entryOf(0, fixture.plainCampaignId)] })).response.status).toBe(
      409,
    );
    expect((await manager.POST(ADD, { body: [fixture.entryOf(0, 999_999)] })).response.status).toBe(404);
  });

  test('an existing entry can be changed, but neither its state nor its publication nor the brand decision', async () => {
    const [id = 0] = await added(0);
    const change = {
      ...fixture.entryOf(0),
      compaignInfluencerId: id,
      vorBudget: 1700,
      notizen: 'Reel',
      leistung: 'Post',
      state: 3 as const,
      isPublished: 0 as const,
      brandStatus: 3,
    };
    expect((await manager.POST(ADD, { body: [change] })).response.status).toBe(200);
    expect((await listed(1))[0]).toMatchObject({
      vorBudget: 1700,
      notizen: 'Reel',
      leistung: 'Post',
      isPublished: 1,
      brandStatus: null,
    });
    const elsewhere = { ...change, compaignDataId: { compaignDataId: fixture.plainCampaignId } };
    expect((await manager.POST(ADD, { body: [elsewhere] })).response.status).toBe(404);
  });

  test('channels move to interested persons and take the tag along; publishing becomes an act of its own [R-FLOW-015]', async () => {
    const ids = await added(0, 1);
    await server.db
      .updateTable('campaign_entries')
      .set({ tag: 'Top-Auswahl' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    expect((await moved(ids, 2)).response.status).toBe(200);
    expect((await listed(2)).map((row) => [row.compaignInfluencerId, row.tag, row.isPublished])).toEqual([
      [ids[1], 'Top-Auswahl', 0],
      [ids[0], 'Interessent', 0],
    ]);
    const { data } = await manager.GET('/campaign/v1/StateWiseCount', {
      params: { query: { campaignId: fixture.campaignId } },
    });
    expect(data?.data).toEqual([
      { state: 1, count: 0 },
      { state: 2, count: 2 },
      { state: 3, count: 0 },
    ]);
  });

  test('at most 50 channels move at a time [R-CONST-003] [R-CONST-005]', async () => {
    await server.db.deleteFrom('influencers').execute();
    fixture = await insertCampaignFixture(server.db, 51);
    const ids = await added(...fixture.channels.keys());
    const { response, error } = await moved(ids, 2);
    expect([ids.length, response.status, error?.error]).toEqual([51, 400, 'maxChannelsExceeded']);
    expect(await listed(2)).toEqual([]);
  });

  test('a move that the table does not list makes the server reject the whole selection [R-FLOW-027]', async () => {
    const [first = 0, second = 0] = await added(0, 1);
    await moved([first], 2);
    const { response, error } = await moved([second, first], 2);
    expect([response.status, error?.error]).toEqual([409, 'transitionNotAllowed']);
    expect(await listed(1)).toHaveLength(1);
    const booked = await moved([first], 3);
    expect([booked.response.status, booked.error?.error]).toEqual([409, 'brandAgreedRequired']);
    expect((await moved([999_999], 2)).response.status).toBe(404);
  });

  test('a campaign without a brand books directly; booking opens content and payment', async () => {
    const { data } = await manager.POST(ADD, { body: [fixture.entryOf(0, fixture.plainCampaignId)] });
    const id = data?.data.compaignInfluencerId[0] ?? 0;
    await moved([id], 2);
    expect((await moved([id], 3)).response.status).toBe(200);
    expect((await listed(3, fixture.plainCampaignId))[0]).toMatchObject({
      contentStatus: 'Offen',
      paidStatus: 'Offen',
      tag: 'Kampagne',
    });
  });

  test('figures are ratios of sums over booked channels', async () => {
    const ids = await added(0, 1, 2);
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 3, final_budget: 1000, clicks: 100, views: 4000, impressions: 50_000 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 3, pre_budget: 500, clicks: 900, views: 1000, impressions: 50_000 })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    const { data } = await manager.GET('/campaign/v1/statistics', {
      params: { query: { campaignId: fixture.campaignId } },
    });
    expect(data?.data).toMatchObject({
      channels: 2,
      cost: 1500,
      clicks: 1000,
      cpc: 1.5,
      cpv: 0.3,
      tkp: 15,
      tkpBasis: 'impressions',
      budgetUse: 8,
    });
  });

  test('the dialog gets id and name of every active campaign, the list pages [R-SEL-013] [R-SEL-014]', async () => {
    await server.db
      .updateTable('campaigns')
      .set({ archived: true, status: 4 })
      .where('id', '=', fixture.plainCampaignId)
      .execute();
    const path = '/campaign/v1/findAllCompaignData';
    const all = await manager.GET(path, { params: { query: { pageNumber: -1, pageSize: -1, option: -1 } } });
    expect(all.data?.data.content).toEqual([{ compaignDataId: fixture.campaignId, kampagnenname: 'Herbstleuchten' }]);
    const paged = await manager.GET(path, { params: { query: { pageSize: 1, search: 'herbst%' } } });
    expect(paged.data?.data).toMatchObject({ totalElements: 0, content: [] });
    const found = await manager.GET(path, {
      params: { query: { pageSize: 1, search: 'HERBST', sortBy: 'budget', sort: 'ASC' } },
    });
    expect(found.data?.data.content[0]).toMatchObject({
      kundenname: 'Alpenglück GmbH',
      budget: 48_000,
      status: 3,
      channelCount: 0,
    });
    expect((await manager.GET(path, { params: { query: { pageNumber: -1, pageSize: 10 } } })).response.status).toBe(
      422,
    );
    expect((await manager.GET(path, { params: { query: { pageSize: 101 } } })).response.status).toBe(422);
  });

  test('a region narrows the campaigns; one of another region is not found', async () => {
    await server.db.updateTable('campaigns').set({ region_id: 4 }).where('id', '=', fixture.campaignId).execute();
    await manager.POST('/changeUserDefaultRegion', { body: { regionId: 3 } });
    const id = { params: { path: { id: fixture.campaignId } } };
    expect((await manager.GET('/campaign/v1/fetchCompaignDataById/{id}', id)).response.status).toBe(404);
    expect((await manager.POST(ADD, { body: [fixture.entryOf(0)] })).response.status).toBe(404);
    await manager.POST('/changeUserDefaultRegion', { body: { regionId: 1 } });
    expect((await manager.GET('/campaign/v1/fetchCompaignDataById/{id}', id)).data?.data).toMatchObject({
      kampagnenname: 'Herbstleuchten',
      campaignRequestId: fixture.requestId,
      brandName: 'Alpenglück GmbH',
    });
  });

  test.each(['brand', 'tester', 'management'] as const)('%s may call nothing of it', async (name) => {
    const client = await server.as(name);
    const answers = await Promise.all([
      client.GET('/campaign/v1/findAllCompaignData'),
      client.POST(ADD, { body: [fixture.entryOf(0)] }),
      moved([1], 2, client),
      client.POST('/campaign/v1/publishedStatusChange', { body: { compaignInfluencerId: [1], isPublished: 1 } }),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([403, 403, 403, 403]);
  });
});
