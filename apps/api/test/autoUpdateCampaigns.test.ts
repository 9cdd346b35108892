import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CampaignStatus, CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import { autoUpdateCampaigns } from '../src/areas/campaigns/figures/autoUpdate.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('the figures of campaigns under way', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [fixture.entryOf(0), fixture.entryOf(1), fixture.entryOf(0, fixture.plainCampaignId)],
    });
    ids = data?.data.compaignInfluencerId ?? [];
  });
  let followers = 140_000;
  beforeEach(async () => {
    followers += 1_000;
    await server.db.deleteFrom('notifications').execute();
    await server.db
      .updateTable('channels')
      .set({ followers })
      .where('id', '=', fixture.channels[0]?.id ?? 0)
      .execute();
    await server.db
      .updateTable('channels')
      .set({ followers: null, audience: null })
      .where('id', '=', fixture.channels[1]?.id ?? 0)
      .execute();
  });
  afterAll(() => server.stop());

  const run = () => autoUpdateCampaigns(server.server.services);
  const rows = () =>
    server.db
      .selectFrom('campaign_entries')
      .select(['id', 'followers', 'updated_by', 'updated_at'])
      .orderBy('id')
      .execute();
  const campaign = (values: { status?: CampaignStatus; active?: boolean; archived?: boolean }) =>
    server.db
      .updateTable('campaigns')
      .set({ status: 3, active: true, archived: false, ...values })
      .where('id', '=', fixture.campaignId)
      .execute();

  test('are taken over once, by nobody in particular; what is unknown stays, and nobody is disturbed [R-CALL-051]', async () => {
    await campaign({});
    expect(await run()).toEqual({ campaigns: 2, channels: 2 });
    const after = await rows();
    expect(after.map((row) => [row.id, row.followers])).toEqual([
      [ids[0], followers],
      [ids[1], 128_401],
      [ids[2], followers],
    ]);
    expect(after[0]?.updated_by).toBeNull();
    const { data } = await manager.GET('/campaign/v1/influencerHistory/{compaignInfluencerId}', {
      params: { path: { compaignInfluencerId: ids[0] ?? 0 } },
    });
    expect(data?.data.content[0]).toMatchObject({ userName: null, action: 2 });
    // By the names of the wire, under which the cells of the grid are compared as well.
    const fields = data?.data.content[0]?.changes.map(({ field, after: value }) => [field, value]);
    expect(fields).toEqual(
      expect.arrayContaining([
        ['reichweite', followers],
        ['germany', 81.5],
        ['age25To34', 48],
      ]),
    );
    expect(await server.db.selectFrom('notifications').select('id').execute()).toEqual([]);
    expect(await run()).toEqual({ campaigns: 0, channels: 0 });
    expect(await rows()).toEqual(after);
  });

  test.each([
    ['a draft', { status: CAMPAIGN_STATUS.draft }],
    ['a completed one', { status: CAMPAIGN_STATUS.completed }],
    ['a cancelled one', { status: CAMPAIGN_STATUS.cancelled }],
    ['one that is put aside', { active: false }],
    ['an archived one', { archived: true }],
  ])('of %s stay as they are', async (_what, values) => {
    await campaign(values);
    const before = await rows();
    expect(await run()).toEqual({ campaigns: 1, channels: 1 });
    expect((await rows()).slice(0, 2)).toEqual(before.slice(0, 2));
  });

  test('two servers at once come to the same', async () => {
    await campaign({ status: 2 });
    const results = await Promise.all([run(), run()]);
    expect(results.reduce((sum, { channels }) => sum + channels, 0)).toBe(2);
  });
});
