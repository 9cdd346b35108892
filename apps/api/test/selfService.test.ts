import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withdrawUndecided } from '../src/areas/campaigns/decisions/withdrawUndecided.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('self-service campaigns', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let brand: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    [manager, brand] = [await server.as('manager'), await server.as('brand')];
    for (const table of [
      'influencers',
      'campaign_requests',
      'campaigns',
      'notifications',
      'comments',
      'history',
    ] as const)
      await server.db.deleteFrom(table).execute();
    fixture = await insertCampaignFixture(server.db);
    await server.db.updateTable('campaigns').set({ type: 2 }).where('id', '=', fixture.campaignId).execute();
    await server.db.updateTable('campaign_requests').set({ budget: 48_000 }).execute();
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [0, 1, 2].map((position) => fixture.entryOf(position)),
    });
    ids = data?.data.compaignInfluencerId ?? [];
    await server.db
      .updateTable('campaign_entries')
      .set({
        state: 2,
        is_published: 1,
        brand_status: 1,
        published_at: server.clock.now(),
        external_budget: 1_000,
        service: 'Instagram Video',
      })
      .execute();
  });
  afterAll(() => server.stop());

  const list = async (filters: object = {}, client = manager) =>
    (await client.POST('/campaign/selfService/getWithPagination', { body: { filters } })).data?.data;
  const details = async () =>
    (
      await manager.GET('/campaign/selfService/getById/{campaignId}', {
        params: { path: { campaignId: fixture.campaignId } },
      })
    ).data?.data;
  const extend = (some: number[], client = manager) =>
    client.POST('/campaign/selfService/extendOption', { body: { compaignInfluencerId: some } });
  const remind = (client = manager) =>
    client.POST('/campaign/selfService/remindBrand', { body: { compaignDataId: fixture.campaignId } });
  const run = () => withdrawUndecided(server.server.services);

  test('the list counts decisions, days and money of what the brand sees', async () => {
    await server.db
      .updateTable('campaign_entries')
      .set({ brand_status: 4 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await server.db
      .updateTable('campaign_entries')
      .set({ is_published: 0 })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    expect(await list()).toMatchObject({
      totalElements: 1,
      content: [
        {
          compaignDataId: fixture.campaignId,
          brand: 'Alpenglück GmbH',
          campaignRequestId: fixture.requestId,
          published: 2,
          decisionsOpen: 1,
          approved: 0,
          waiting: 0,
          declined: 1,
          daysLeft: 14,
          budgetAsked: 48_000,
          budgetPlanned: 1_000,
          unreadComments: 0,
        },
      ],
    });
  });

  test('the filters find what is urgent', async () => {
    expect((await list({ endsSoon: true }))?.totalElements).toBe(0);
    expect((await list({ hasOpenDecisions: true }))?.totalElements).toBe(1);
    await server.db
      .updateTable('campaign_entries')
      .set({ published_at: new Date(server.clock.now().getTime() - 12 * 86_400_000) })
      .execute();
    expect((await list({ endsSoon: true }))?.totalElements).toBe(1);
    await server.db.updateTable('campaign_entries').set({ brand_status: 3 }).execute();
    for (const filters of [
      { endsSoon: true },
      { hasOpenDecisions: true },
      { hasUnreadComments: true },
      { archived: true },
      { customerId: 2 },
    ])
      expect((await list(filters))?.totalElements).toBe(0);
    await server.db
      .insertInto('comments')
      .values({
        subject_kind: 'campaignEntry',
        subject_id: ids[0] ?? 0,
        audience: 'shared',
        author_user_id: testUsers.brand.id,
        author_side: 'brand',
        text: 'Passt.',
      })
      .execute();
    expect((await list({ hasUnreadComments: true }))?.content[0]?.unreadComments).toBe(1);
  });

  test('campaigns of the agency alone are none of them', async () => {
    expect(
      (
        await manager.GET('/campaign/selfService/getById/{campaignId}', {
          params: { path: { campaignId: fixture.plainCampaignId } },
        })
      ).response.status,
    ).toBe(404);
    expect((await list())?.content.map(({ compaignDataId }) => compaignDataId)).toEqual([fixture.campaignId]);
  });

  test('the page lists the decisions in their order', async () => {
    await brand.POST('/campaignRequest/channel/brandStatusChange', {
      body: { compaignInfluencerId: ids[0] ?? 0, brandStatus: 3 },
    });
    await manager.POST('/campaign/v1/publishedStatusChange', {
      body: { compaignInfluencerId: [ids[1] ?? 0], isPublished: 0 },
    });
    const found = await details();
    expect(found?.channels.length).toBe(3);
    expect(
      found?.decisions.map(({ compaignInfluencerId, field, before, after }) => [
        compaignInfluencerId,
        field,
        before,
        after,
      ]),
    ).toEqual([
      [ids[1], 'isPublished', 1, 0],
      [ids[0], 'brandStatus', 1, 3],
    ]);
  });

  test('an option is extended by seven days, is reminded of again, and not for ever', async () => {
    server.clock.advance({ days: 11, minutes: 1 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 3 });
    manager = await server.as('manager');
    await brand.POST('/campaignRequest/channel/brandStatusChange', {
      body: { compaignInfluencerId: ids[2] ?? 0, brandStatus: 2 },
    });
    await server.db
      .updateTable('campaign_entries')
      .set({ brand_status: 2 })
      .where('id', '=', ids[2] ?? 0)
      .execute();
    const { data } = await extend([ids[0] ?? 0, ids[2] ?? 0]);
    expect(data?.data).toMatchObject({
      compaignInfluencerId: [ids[0]],
      refused: [{ compaignInfluencerId: ids[2], reason: 'alreadyDecided' }],
    });
    expect(data?.data.rows[0]?.daysLeft).toBe(10);
    server.clock.advance({ days: 3 });
    expect(await run()).toEqual({ withdrawn: 1, reminded: 0 });
    server.clock.advance({ days: 4 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 1 });
    server.clock.advance({ days: 3 });
    expect(await run()).toEqual({ withdrawn: 1, reminded: 0 });
    manager = await server.as('manager');
    await manager.POST('/campaign/v1/publishedStatusChange', {
      body: { compaignInfluencerId: [ids[0] ?? 0], isPublished: 1 },
    });
    for (let time = 0; time < 4; time += 1) expect((await extend([ids[0] ?? 0])).data?.data.refused).toEqual([]);
    expect((await extend([ids[0] ?? 0])).data?.data.refused[0]?.reason).toBe('optionExtendedEnough');
  });

  test('the brand is reminded at most once a day, and only of open decisions', async () => {
    expect((await remind()).data?.data).toEqual({ channels: 3, people: 3 });
    expect((await remind()).error?.error).toBe('remindedToday');
    const notifications = await server.db
      .selectFrom('notifications')
      .select(['sub_type', 'ref_id'])
      .where('user_id', '=', testUsers.brand.id)
      .execute();
    expect(notifications).toEqual(ids.map(() => ({ sub_type: 17, ref_id: fixture.requestId })));
    const reminders = (await server.mails()).filter(
      ({ template, to }) => template === 'decisionReminder' && to === testUsers.brand.email,
    );
    expect(reminders.map(({ subject }) => subject)).toContain('Bitte entscheiden Sie über 3 Kanäle');
    await server.db.updateTable('campaign_entries').set({ brand_status: 3 }).execute();
    expect((await remind()).error?.error).toBe('noOpenDecisions');
  });

  test('brands look at none of it and change nothing; foreign numbers are 404', async () => {
    expect((await brand.POST('/campaign/selfService/getWithPagination', { body: {} })).response.status).toBe(403);
    expect((await extend([ids[0] ?? 0], brand)).response.status).toBe(403);
    expect((await remind(brand)).response.status).toBe(403);
    expect((await extend([999_999])).response.status).toBe(404);
    expect(
      (await manager.POST('/campaign/selfService/remindBrand', { body: { compaignDataId: 999_999 } })).response.status,
    ).toBe(404);
    expect(
      await server.db
        .selectFrom('campaign_entries')
        .select('option_days_added')
        .where('id', '=', ids[0] ?? 0)
        .executeTakeFirst(),
    ).toEqual({ option_days_added: 0 });
  });

  const preview = (client = manager, campaignId = fixture.campaignId) =>
    client.GET('/campaign/selfService/brandView/{campaignId}', { params: { path: { campaignId } } });

  test('the preview shows what the brand’s own page shows, without a way to change it', async () => {
    await server.db
      .updateTable('campaign_entries')
      .set({ is_published: 0 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    await server.db
      .updateTable('campaign_entries')
      .set({
        state: 3,
        brand_status: 3,
        pre_budget: 511,
        final_budget: 777,
        notes: 'nur für uns',
        content_status: 'Eingereicht',
      })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    const own = (await brand.GET('/campaignRequest/getById/{id}', { params: { path: { id: fixture.requestId } } })).data
      ?.data;
    const seen = (await preview()).data?.data;
    expect(own?.channels.map(({ compaignInfluencerId }) => compaignInfluencerId)).toEqual([ids[2], ids[1]]);
    expect(own?.booked[0]?.mayDecide).toBe(true);
    expect(seen).toEqual({
      ...own,
      mayEdit: false,
      mayWithdraw: false,
      booked: own?.booked.map((channel) => ({ ...channel, mayDecide: false })),
    });
    // As values alone: the milliseconds of a time may be these figures, too.
    expect(JSON.stringify(seen)).not.toMatch(/":"?(511|777)\b|nur für uns/);
    await server.db.updateTable('campaigns').set({ active: false }).where('id', '=', fixture.campaignId).execute();
    expect((await preview()).data?.data).toMatchObject({ channels: [], booked: [] });
  });

  test('brands have no preview, and there is none of other campaigns', async () => {
    expect((await preview(brand)).response.status).toBe(403);
    expect((await preview(await server.as('management'))).response.status).toBe(403);
    for (const id of [fixture.plainCampaignId, 999_999]) expect((await preview(manager, id)).response.status).toBe(404);
  });
});
