import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PipelineState } from '@resonanz/domain/campaigns';
import { insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';
import { approveUgcRequest } from './kit/ugcFixture.ts';

const BASE = '/ugcCampaignRequest';

describeOnEachDatabase('proposed creators of UGC requests', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let other: ApiClient;
  let requestId: number;
  let campaignId: number;
  let entryId: number;
  let videoId: number;
  beforeAll(async () => {
    server = await startTestServer({ database });
    [manager, brand, other] = await Promise.all([server.as('manager'), server.as('brand'), server.as('brandTwo')]);
  });
  beforeEach(async () => {
    for (const table of ['influencers', 'ugc_requests', 'campaign_requests', 'campaigns', 'comments'] as const)
      await server.db.deleteFrom(table).execute();
    const fixture = await insertCampaignFixture(server.db);
    const request = await approveUgcRequest(brand, manager);
    requestId = request.ugcCampaignRequestId;
    campaignId = request.campaignId ?? 0;
    videoId = request.videos[0]?.ugcVideoId ?? 0;
    await server.db.deleteFrom('notifications').execute();
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [{ ...fixture.entryOf(0, campaignId), type: 2, budgetExtern: 145, leistung: 'Instagram Video' }],
    });
    entryId = data?.data.compaignInfluencerId[0] ?? 0;
    await manager.POST('/campaign/v1/stateChange', { body: { compaignInfluencerId: [entryId], state: 2 } });
  });
  afterAll(() => server.stop());

  const shown = async (client = brand) =>
    (await client.GET(`${BASE}/getById/{id}`, { params: { path: { id: requestId } } })).data?.data;
  const notifications = () =>
    server.db.selectFrom('notifications').select(['user_id', 'type', 'sub_type', 'ref_id']).orderBy('id').execute();
  const publish = (isPublished: 0 | 1 = 1) =>
    manager.POST('/campaign/v1/publishedStatusChange', { body: { compaignInfluencerId: [entryId], isPublished } });
  const choose = (body: object, client = brand) =>
    client.POST(`${BASE}/channel/brandStatusChange`, {
      body: { compaignInfluencerId: entryId, brandStatus: 3, ...body },
    });

  test('the brand sees a creator once it is published, and is notified where to decide', async () => {
    expect((await shown())?.creators).toEqual([]);
    expect((await publish()).response.status).toBe(200);
    expect((await shown())?.creators).toMatchObject([
      { handle: 'lena0', brandStatus: 1, campaignRequestId: requestId, daysLeft: null },
    ]);
    expect(JSON.stringify(await shown())).not.toMatch(/vorBudget|finalesBudget|cbCommission|notizen/);
    expect(await notifications()).toContainEqual({
      user_id: testUsers.brandInvited.id,
      type: 11,
      sub_type: 11,
      ref_id: requestId,
    });
    expect((await other.GET(`${BASE}/getById/{id}`, { params: { path: { id: requestId } } })).response.status).toBe(
      404,
    );
  });

  test('it decides once; of two decisions at once one is rejected; another brand finds nothing', async () => {
    expect((await choose({})).response.status).toBe(404);
    await publish();
    expect((await choose({}, other)).response.status).toBe(404);
    expect((await choose({ brandStatus: 4 })).error?.fieldErrors).toEqual([
      { field: 'brandDeclineReason', key: 'declineReasonRequired' },
    ]);
    const answers = await Promise.all(
      [1, 2].map((brandDeclineReason) => choose({ brandStatus: 4, brandDeclineReason })),
    );
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error?.data).toEqual({ brandStatus: 4 });
    expect((await notifications()).filter(({ type }) => type === 13)).toHaveLength(1);
  });

  test('an approval needs a price; the page offers only what can be decided', async () => {
    await publish();
    const offered = async () => (await shown())?.creators[0]?.decisions;
    const change = (values: { external_budget?: number | null; state?: PipelineState }) =>
      server.db.updateTable('campaign_entries').set(values).where('id', '=', entryId).execute();
    await change({ external_budget: null });
    const withoutPrice = await choose({});
    expect([withoutPrice.response.status, withoutPrice.error?.error, await offered()]).toEqual([
      409,
      'priceMissing',
      [2, 4],
    ]);
    await change({ external_budget: 145 });
    expect(await offered()).toEqual([2, 3, 4]);
    expect((await choose({})).data?.data.decisions).toEqual([4]);
    await change({ state: 3 });
    expect(await offered()).toEqual([]);
  });

  test('nothing is decided in a campaign that is over', async () => {
    await publish();
    await server.db.updateTable('campaigns').set({ status: 4 }).where('id', '=', campaignId).execute();
    expect((await shown())?.creators[0]?.decisions).toEqual([]);
    const late = await Promise.all([
      choose({}),
      choose({ brandStatus: 2 }),
      choose({ brandStatus: 4, brandDeclineReason: 1 }),
    ]);
    expect(late.map(({ response, error }) => [response.status, error?.error])).toEqual([
      [409, 'campaignOver'],
      [409, 'campaignOver'],
      [409, 'campaignOver'],
    ]);
    expect((await shown())?.creators[0]?.brandStatus).toBe(1);
  });

  test.each(['the brand first', 'staff first', 'both at once'])(
    'the brand approves while staff decline on its behalf, %s: one of them counts, and the other sees it',
    async (order) => {
      await publish();
      const byBrand = () => choose({ seenBrandStatus: 1 });
      const onBehalf = () =>
        manager.POST('/campaign/v1/brandStatusChange', {
          body: {
            compaignInfluencerId: [entryId],
            brandStatus: 4,
            seenBrandStatus: 1,
            note: 'Am Telefon.',
            brandDeclineReason: 2,
          },
        });
      const first = {
        brand: order === 'the brand first' ? await byBrand() : undefined,
        staff: order === 'staff first' ? await onBehalf() : undefined,
      };
      const [theirs, ours] = await Promise.all([first.brand ?? byBrand(), first.staff ?? onBehalf()]);
      const brandWon = theirs.response.status === 200;
      expect((await shown())?.creators[0]?.brandStatus).toBe(brandWon ? 3 : 4);
      if (brandWon)
        expect(ours.data?.data).toMatchObject({
          compaignInfluencerId: [],
          refused: [{ compaignInfluencerId: entryId, reason: 'decidedMeanwhile' }],
        });
      else
        expect([theirs.response.status, theirs.error?.error, theirs.error?.data]).toEqual([
          409,
          'decidedMeanwhile',
          { brandStatus: 4 },
        ]);
      if (order !== 'both at once') expect(brandWon).toBe(order === 'the brand first');
    },
  );

  test('comments on a creator are shared with the agency (type 14)', async () => {
    await publish();
    const say = (client: ApiClient) =>
      client.POST(`${BASE}/channel/comment/add`, {
        body: { compaignInfluencerId: entryId, text: 'Bitte mit ruhiger Stimme.' },
      });
    expect((await say(other)).response.status).toBe(404);
    expect((await say(await server.as('brandInvited'))).response.status).toBe(200);
    expect(await notifications()).toContainEqual({
      user_id: testUsers.manager.id,
      type: 14,
      sub_type: 14,
      ref_id: campaignId,
    });
    const { data } = await brand.GET(`${BASE}/channel/comments/{compaignInfluencerId}`, {
      params: { path: { compaignInfluencerId: entryId } },
    });
    expect(data?.data.content.map(({ text }) => text)).toEqual(['Bitte mit ruhiger Stimme.']);
  });

  test('a video is made by a creator of its own campaign', async () => {
    const change = (compaignInfluencerId: number | null) =>
      manager.POST(`${BASE}/video/update`, {
        body: {
          ugcVideoId: videoId,
          compaignInfluencerId,
          carrier: 'DHL',
          trackingNumber: 'JD 01',
          shippedOn: '2026-11-24',
        },
      });
    expect((await change(entryId)).data?.data).toMatchObject({
      compaignInfluencerId: entryId,
      creatorName: 'Lena Hartwig 0',
      carrier: 'DHL',
      shippedOn: '2026-11-24',
    });
    expect((await change(999_999)).response.status).toBe(422);
  });
});
