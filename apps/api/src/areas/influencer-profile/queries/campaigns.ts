import { entryKpi } from '@resonanz/domain/kpi';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';

const entriesOf = (db: Db, viewer: CallUser, influencerId: number) =>
  db
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('customers as k', 'k.id', 'c.customer_id')
    .where('e.influencer_id', '=', influencerId)
    .where(visibleRows('campaigns', viewer, 'c'));

const rowsOf = (db: Db, viewer: CallUser, influencerId: number) =>
  entriesOf(db, viewer, influencerId)
    .select([
      'c.id as campaign_id',
      'c.name',
      'k.name as customer',
      'c.start_date',
      'c.end_date',
      'e.id',
      'e.channel_id',
      'e.platform',
      'e.channel_handle',
      'e.state',
      'e.nda_signed_status',
      'e.service',
      'e.pre_budget',
      'e.final_budget',
      'e.followers',
      'e.impressions',
      'e.clicks',
      'e.views',
      'e.likes',
      'e.comments',
      'e.shares',
      'e.orders',
    ])
    .orderBy('c.start_date', (order) => order.desc().nullsLast())
    .orderBy('e.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** An entry with its key figures; what cannot be computed is unknown. */
function toWire(row: Row): Schemas['InfluencerCampaign'] {
  const figures = {
    preBudget: row.pre_budget,
    finalBudget: row.final_budget,
    followers: row.followers,
    impressions: row.impressions,
    clicks: row.clicks,
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    orderData: row.orders,
  };
  const kpi = entryKpi(figures);
  const hasInteractions = [row.likes, row.comments, row.shares].some((each) => each !== null);
  return {
    compaignDataId: row.campaign_id,
    compaignInfluencerId: row.id,
    name: row.name,
    customer: row.customer,
    channelId: row.channel_id,
    platform: row.platform,
    handle: row.channel_handle,
    state: row.state,
    ndaSignedStatus: row.nda_signed_status,
    startDate: row.start_date,
    endDate: row.end_date,
    service: row.service,
    cost: kpi.cost === 0 ? null : kpi.cost,
    reichweite: row.followers,
    impressionen: row.impressions,
    clicks: row.clicks,
    views: row.views,
    likes: row.likes,
    kommentare: row.comments,
    orderData: row.orders,
    cpc: kpi.cost === 0 ? null : kpi.cpc,
    cpv: kpi.cost === 0 ? null : kpi.cpv,
    cpo: kpi.cost === 0 ? null : kpi.cpo,
    tkp: kpi.cost === 0 ? null : kpi.tkp,
    tkpBasis: kpi.tkpBasis,
    engagementRate: hasInteractions ? kpi.engagementRate : null,
  };
}

/** One page of the campaigns of a person that the viewer may see, the newest first. */
export async function campaignHistory(
  db: Db,
  viewer: CallUser,
  influencerId: number,
  { pageNumber = 0, pageSize = 10 }: { pageNumber?: number; pageSize?: number },
): Promise<Schemas['InfluencerCampaignPage']> {
  const found = {
    rows: rowsOf(db, viewer, influencerId),
    matches: entriesOf(db, viewer, influencerId),
    shares: 'nothing',
  } as const;
  const page = await readPage(db, found, { pageNumber, pageSize });
  return { ...page, content: page.content.map(toWire) };
}
