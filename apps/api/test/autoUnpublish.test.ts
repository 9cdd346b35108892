import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withdrawUndecided } from '../src/areas/campaigns/decisions/withdrawUndecided.ts';
import { type CampaignFixture, insertCampaignFixture } from './kit/campaignFixture.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('withdrawing undecided channels', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let fixture: CampaignFixture;
  let ids: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    fixture = await insertCampaignFixture(server.db);
    const { data } = await manager.POST('/campaign/v1/addEditCompaignInfluencer', {
      body: [0, 1, 2].map((position) => fixture.entryOf(position)),
    });
    ids = data?.data.compaignInfluencerId ?? [];
  });
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
    const now = server.clock.now();
    await server.db
      .updateTable('campaign_entries')
      .set({ state: 2, is_published: 1, brand_status: 1, published_at: now, reminded_at: null })
      .execute();
    // The brand has decided on the last one: its time has stopped.
    await server.db
      .updateTable('campaign_entries')
      .set({ brand_status: 2 })
      .where('id', '=', ids[2] ?? 0)
      .execute();
  });
  afterAll(() => server.stop());

  const run = () => withdrawUndecided(server.server.services);
  const subTypes = async () =>
    (await server.db.selectFrom('notifications').select(['sub_type', 'ref_id']).where('user_id', '=', 4).execute()).map(
      ({ sub_type, ref_id }) => [sub_type, ref_id],
    );
  const published = async () =>
    (await server.db.selectFrom('campaign_entries').select('is_published').orderBy('id').execute()).map(
      (row) => row.is_published,
    );

  test('the brand is reminded once after 11 days, and what is undecided is withdrawn after 14', async () => {
    server.clock.advance({ days: 10 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 0 });
    server.clock.advance({ days: 1, minutes: 1 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 2 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 0 });
    expect(await subTypes()).toEqual([
      [17, fixture.requestId],
      [17, fixture.requestId],
    ]);
    const [reminder] = (await server.mails()).filter(({ template }) => template === 'decisionReminder');
    expect(reminder).toMatchObject({
      subject: 'Bitte entscheiden Sie über 2 Kanäle',
      link: expect.stringContaining(`/campaign-self-service/campaign-request/${fixture.requestId}/view`),
    });
    server.clock.advance({ days: 3 });
    expect(await Promise.all([run(), run()])).toEqual(
      expect.arrayContaining([
        { withdrawn: 2, reminded: 0 },
        { withdrawn: 0, reminded: 0 },
      ]),
    );
    expect(await published()).toEqual([0, 0, 1]);
    expect((await subTypes()).slice(2)).toEqual([
      [18, fixture.requestId],
      [18, fixture.requestId],
    ]);
    expect((await server.mails()).some(({ template }) => template === 'optionsEnded')).toBe(true);
    // The log-in has run out by then.
    const history = await (
      await server.as('manager')
    ).GET('/campaign/v1/influencerHistory/{compaignInfluencerId}', {
      params: { path: { compaignInfluencerId: ids[0] ?? 0 } },
    });
    expect(history.data?.data.content[0]).toMatchObject({
      userName: null,
      reason: 'autoUnpublished',
      changes: [{ field: 'isPublished', before: 1, after: 0 }],
    });
  });

  test('publishing again restarts the period', async () => {
    const change = async (isPublished: 0 | 1) =>
      (await server.as('manager')).POST('/campaign/v1/publishedStatusChange', {
        body: { compaignInfluencerId: ids.slice(0, 2), isPublished, confirmIncomplete: true },
      });
    server.clock.advance({ days: 12 });
    await run();
    await change(0);
    await change(1);
    await server.db.deleteFrom('notifications').execute();
    server.clock.advance({ days: 10 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 0 });
    server.clock.advance({ days: 1, minutes: 1 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 2 });
  });

  test('what the brand does not see concerns nobody', async () => {
    await server.db.updateTable('campaigns').set({ active: false }).where('id', '=', fixture.campaignId).execute();
    server.clock.advance({ days: 20 });
    expect(await run()).toEqual({ withdrawn: 0, reminded: 0 });
    await server.db.updateTable('campaigns').set({ active: true }).where('id', '=', fixture.campaignId).execute();
  });
});
