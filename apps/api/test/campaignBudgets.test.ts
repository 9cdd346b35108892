import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PIPELINE_STATE, PIPELINE_STATES, type PipelineState } from '@resonanz/domain/campaigns';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('the budget that campaigns have used', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  let campaigns: number[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
    const rows = await server.db
      .insertInto('campaigns')
      .values(['Frühling', 'Sommer', 'Herbst'].map((name) => ({ name, status: 3 })))
      .returning('id')
      .execute();
    campaigns = rows.map(({ id }) => id);
  });
  afterAll(() => server.stop());

  const differences = async (): Promise<unknown[]> => {
    const { rows } = await sql`
      select c.id, b.used, coalesce(e.cost, 0) as cost from campaigns c
      left join campaign_budgets b on b.campaign_id = c.id
      left join (select campaign_id, sum(final_budget) as cost from campaign_entries where state = 3 group by campaign_id) e
        on e.campaign_id = c.id
      where b.used is distinct from coalesce(e.cost, 0)`.execute(server.db);
    return rows;
  };
  const page = async (sort: 'ASC' | 'DESC') => {
    const { data, error } = await manager.GET('/campaign/v1/findAllCompaignData', {
      params: { query: { pageNumber: 0, pageSize: 20, sortBy: 'budgetUsed', sort } },
    });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data.content
      .filter(({ compaignDataId }) => campaigns.includes(compaignDataId))
      .map(({ kampagnenname, budgetUsed }) => [kampagnenname, budgetUsed]);
  };

  test('is the sum of what its booked channels cost, whatever becomes of them', async () => {
    const { db } = server;
    const [spring = 0, summer = 0, autumn = 0] = campaigns;
    const entry = (campaign_id: number, final_budget: number, state: PipelineState = PIPELINE_STATE.campaign) => ({
      campaign_id,
      final_budget,
      state,
      platform: 'Instagram',
    });
    await db
      .insertInto('campaign_entries')
      .values([entry(spring, 1_200.5), entry(spring, 99.99), entry(summer, 3_000), entry(summer, 700, 2)])
      .execute();
    expect(await differences()).toEqual([]);
    expect(await page('DESC')).toEqual([
      ['Sommer', 3_000],
      ['Frühling', 1_300.49],
      ['Herbst', 0],
    ]);
    // Booked, no longer booked, cheaper, moved to another campaign, taken out.
    await db.updateTable('campaign_entries').set({ state: 3 }).where('state', '=', 2).execute();
    expect(await differences()).toEqual([]);
    await db.updateTable('campaign_entries').set({ state: 1 }).where('final_budget', '=', 3_000).execute();
    await db.updateTable('campaign_entries').set({ final_budget: 50.01 }).where('final_budget', '=', 99.99).execute();
    await db.updateTable('campaign_entries').set({ campaign_id: autumn }).where('final_budget', '=', 1_200.5).execute();
    expect(await differences()).toEqual([]);
    expect(await page('ASC')).toEqual([
      ['Frühling', 50.01],
      ['Sommer', 700],
      ['Herbst', 1_200.5],
    ]);
    await db.deleteFrom('campaign_entries').where('campaign_id', '=', summer).execute();
    expect(await differences()).toEqual([]);
    expect(await page('ASC')).toEqual([
      ['Sommer', 0],
      ['Frühling', 50.01],
      ['Herbst', 1_200.5],
    ]);
  });

  test('stays the sum when many change their channels at once', async () => {
    const { db } = server;
    const [spring = 0] = campaigns;
    const ids = (
      await db
        .insertInto('campaign_entries')
        .values(Array.from({ length: 12 }, (_, index) => ({ campaign_id: spring, state: 3, final_budget: index })))
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    await Promise.all(
      ids.map((id, index) =>
        db
          .updateTable('campaign_entries')
          .set({ final_budget: 100 * index, state: PIPELINE_STATES[index % 3] })
          .where('id', '=', id)
          .execute(),
      ),
    );
    expect(await differences()).toEqual([]);
    await db.deleteFrom('campaigns').where('id', '=', spring).execute();
    expect(await differences()).toEqual([]);
  });

  test('counts a channel whose cost is not known yet as nothing, before and after it becomes known', async () => {
    const { db } = server;
    const [, summer = 0, autumn = 0] = campaigns;
    const entry = (campaign_id: number, final_budget: number | null) => ({
      campaign_id,
      final_budget,
      state: PIPELINE_STATE.campaign,
      platform: 'Instagram',
    });
    await db.deleteFrom('campaign_entries').where('campaign_id', 'in', campaigns).execute();
    await db
      .insertInto('campaign_entries')
      .values([entry(summer, null), entry(summer, null), entry(autumn, 400), entry(autumn, null)])
      .execute();
    expect(await differences()).toEqual([]);
    expect(await page('DESC')).toEqual([
      ['Herbst', 400],
      ['Sommer', 0],
    ]);
    // Both ways in one statement, then only nulls moving about, then rows without a cost going away.
    await db
      .updateTable('campaign_entries')
      .set({ final_budget: sql`case when final_budget is null then 250.5 end` })
      .where('campaign_id', '=', autumn)
      .execute();
    expect(await differences()).toEqual([]);
    await db
      .updateTable('campaign_entries')
      .set({ campaign_id: autumn })
      .where('campaign_id', '=', summer)
      .where('final_budget', 'is', null)
      .execute();
    expect(await page('DESC')).toEqual([
      ['Herbst', 250.5],
      ['Sommer', 0],
    ]);
    await db.deleteFrom('campaign_entries').where('final_budget', 'is', null).execute();
    expect(await differences()).toEqual([]);
    expect(await page('ASC')).toEqual([
      ['Sommer', 0],
      ['Herbst', 250.5],
    ]);
  });
});
