import { sql } from 'kysely';
import { BRAND_STATUS, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';

/** Maximum number of stored snapshots of one campaign in a response. */
const MAX_SNAPSHOTS = 200;

/** Channels of a campaign by pipeline state; states without channels count 0. */
export async function stateCounts(db: Db, campaignId: number): Promise<Schemas['StateCount'][]> {
  const rows = await db
    .selectFrom('campaign_entries')
    .where('campaign_id', '=', campaignId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute();
  return ([1, 2, 3] as const).map((state) => ({ state, count: rows.find((row) => row.state === state)?.count ?? 0 }));
}

/** The booked channels of a campaign. */
export const bookedEntries = (db: Db, campaignId: number) =>
  db
    .selectFrom('campaign_entries')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('state', '=', PIPELINE_STATE.campaign)
    .execute();

/** The budget of a campaign, the planned amount, and the number of channels not booked yet. */
export const budgetAndPlans = (db: Db, campaignId: number) =>
  db
    .selectFrom('campaigns as c')
    .leftJoin('campaign_entries as e', 'e.campaign_id', 'c.id')
    .where('c.id', '=', campaignId)
    .groupBy('c.media_budget')
    .select([
      'c.media_budget',
      sql<number>`coalesce(
        sum(e.pre_budget) filter (where e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)}), 0)`.as('planned'),
      sql<number>`(count(*) filter (where e.state = ${sql.lit(PIPELINE_STATE.interestedPerson)}))::int`.as(
        'interested',
      ),
      sql<number>`(count(*) filter (where e.brand_status = ${BRAND_STATUS.waitingList}))::int`.as('waiting'),
    ])
    .executeTakeFirstOrThrow();

/** Stored key figures of a campaign, the newest first; all of them, or the one with this id. */
export const snapshotRows = (db: Db, campaignId: number, id?: number) =>
  db
    .selectFrom('campaign_kpi_snapshots as s')
    .leftJoin('users as u', 'u.id', 's.by_user_id')
    .where('s.campaign_id', '=', campaignId)
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? 0))
    .select(['s.id', 's.note', 's.at', 's.figures', fullNameOf('u').as('by_name')])
    .orderBy('s.id', 'desc')
    .limit(MAX_SNAPSHOTS)
    .execute();

/** Stores key figures of a campaign. */
export const insertSnapshot = (
  tx: Db,
  {
    campaignId,
    note,
    figures,
    userId,
    at,
  }: Readonly<{
    campaignId: number;
    note: string;
    figures: Schemas['CampaignStatistics'];
    userId: number;
    at: Date;
  }>,
): Promise<{ id: number }> =>
  tx
    .insertInto('campaign_kpi_snapshots')
    .values({ campaign_id: campaignId, note, figures: JSON.stringify(figures), by_user_id: userId, at })
    .returning('id')
    .executeTakeFirstOrThrow();
