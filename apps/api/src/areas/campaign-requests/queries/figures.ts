import { sql } from 'kysely';
import { APPROVAL_STATUS, BRAND_STATUS, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { entryKpi } from '@resonanz/domain/kpi';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { sharedComments, waitsForBrand } from '../../campaigns/door.ts';
import { waitsForRelease } from './bookedChannels.ts';
import { shownChannels } from './channels.ts';
import { ownRequests, shownStatus } from './requests.ts';

/** Which campaigns are asked for. */
export interface CampaignChoice {
  from?: string | undefined;
  to?: string | undefined;
  platform?: Schemas['Platform'] | undefined;
}

/** The brand's campaigns that lie in a period and have a channel or a plan on a platform. */
export const chosenCampaigns = (db: Db, user: CallUser, { from, to, platform }: CampaignChoice) =>
  ownRequests(db, user)
    .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .where('r.archived', '=', false)
    .where('r.active', '=', true)
    .where('c.active', '=', true)
    .where('c.deleted_at', 'is', null)
    .$if(from !== undefined, (query) => query.where(sql<boolean>`(c.end_date is null or c.end_date >= ${from})`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`(c.start_date is null or c.start_date <= ${to})`))
    .$if(platform !== undefined, (query) => query.where(sql<boolean>`${platform} = any(r.platforms)`));

/** Counts of the channels that a brand sees, for each of its requests. */
export async function channelSums(db: Db, user: CallUser, platform?: Schemas['Platform']) {
  const sum = (column: string, condition = sql`e.state = ${sql.lit(PIPELINE_STATE.campaign)}`) =>
    sql<number>`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)::float8`;
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await shownChannels(db, user)
    .$if(platform !== undefined, (query) => query.where('e.platform', '=', platform ?? ''))
    .groupBy('r.id')
    .select([
      'r.id as request_id',
      count(sql`e.brand_status = ${sql.lit(BRAND_STATUS.pending)}`).as('pending'),
      count(waitsForBrand).as('open'),
      count(sql`e.brand_status = ${sql.lit(BRAND_STATUS.waitingList)}`).as('waiting'),
      count(sql`e.brand_status = ${sql.lit(BRAND_STATUS.approve)}`).as('approved'),
      count(sql`e.brand_status = ${sql.lit(BRAND_STATUS.declined)}`).as('declined'),
      count(sql`e.state = ${sql.lit(PIPELINE_STATE.campaign)}`).as('booked'),
      count(waitsForRelease).as('contents'),
      sum('e.followers').as('reach'),
      sum('e.impressions').as('impressions'),
      sum('e.clicks').as('clicks'),
      sum('e.orders').as('orders'),
      sum('e.external_budget').as('spent'),
      sql<number>`sum(${sharedComments})::int`.as('comments'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.request_id, row]));
}

/** Figures of the brand's campaigns, one by one, those that end last in front. */
export async function campaignFigures(
  db: Db,
  user: CallUser,
  choice: CampaignChoice,
): Promise<Schemas['SelfServiceFigures'][]> {
  const [rows, sums] = await Promise.all([
    chosenCampaigns(db, user, choice)
      .select([
        'r.id',
        'r.title',
        'r.platforms',
        'r.budget',
        'r.updated_at',
        'c.start_date',
        'c.end_date',
        shownStatus.as('status'),
        'c.target_cpm',
      ])
      .orderBy('c.end_date', sql`desc nulls last`)
      .orderBy('r.id', 'desc')
      .limit(200)
      .execute(),
    channelSums(db, user, choice.platform),
  ]);
  return rows.map((row) => {
    const found = sums.get(row.id);
    const {
      pending = 0,
      open = 0,
      waiting = 0,
      approved = APPROVAL_STATUS.pending,
      declined = 0,
      booked = 0,
      reach = 0,
      impressions = 0,
      clicks = 0,
      orders = 0,
      spent = 0,
    } = found ?? {};
    const { cpc, tkp } = entryKpi({ externalBudget: spent, followers: reach, impressions, clicks }, 'brand');
    return {
      campaignRequestId: row.id,
      title: row.title,
      startDate: row.start_date,
      endDate: row.end_date,
      status: row.status,
      platforms: row.platforms as Schemas['Platform'][],
      budget: row.budget ?? 0,
      spent,
      currencyCode: 'EUR',
      pending,
      waiting,
      approved,
      declined,
      booked,
      reach,
      impressions,
      clicks,
      orders,
      cpc,
      tkp,
      targetTkp: row.target_cpm,
      decisionsOpen: open,
      updatedAt: row.updated_at,
    };
  });
}
