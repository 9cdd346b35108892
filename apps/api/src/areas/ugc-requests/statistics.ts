import type { components } from '@resonanz/contract/types';
import { type Kysely, sql } from 'kysely';
import type { CallUser } from '../../access/CallUser.ts';
import { visibleRows } from '../../access/ownership.ts';
import type { Schema } from '../../database/schema.ts';
import { orderOf } from './order.ts';
import { moneyOf, pricesOfToday } from './prices.ts';

type Statistics = components['schemas']['UgcStatistics'];
type Db = Kysely<Schema>;

const MONTHS = 12;

/** The last twelve months as `yyyy-MM`, the oldest first. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - index), 1)).toISOString().slice(0, 7));
}

/** Figures of a brand's UGC requests: what was ordered, made, accepted and spent, and which videos wait for it. */
export async function ugcStatistics(db: Db, user: CallUser, now: Date): Promise<Statistics> {
  const [requests, videos, creators] = await Promise.all([
    db
      .selectFrom('ugc_requests as r')
      .innerJoin('customers as k', 'k.id', 'r.customer_id')
      .where(visibleRows('ugcRequests', user, 'r'))
      .where('r.is_draft', '=', false)
      .selectAll('r')
      .select(['k.country', sql<number | null>`(select o.total from ugc_offers o where o.request_id = r.id order by o.version desc limit 1)`.as('offered')])
      .execute(),
    db
      .selectFrom('ugc_videos as v')
      .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
      .where(visibleRows('ugcRequests', user, 'r'))
      .where('r.active', '=', true)
      .select(['v.id', 'v.request_id', 'v.position', 'v.content_status', 'v.final_content_status', 'v.decided_at', 'r.product_name'])
      .select((eb) => [
        eb.selectFrom('ugc_video_versions as w').whereRef('w.video_id', '=', 'v.id').where('w.submitted_at', 'is not', null).select('w.version').orderBy('w.version', 'desc').limit(1).as('version'),
        eb.selectFrom('ugc_video_versions as w').whereRef('w.video_id', '=', 'v.id').where('w.submitted_at', 'is not', null).select('w.submitted_at').orderBy('w.version', 'desc').limit(1).as('submitted_at'),
      ])
      .execute(),
    db
      .selectFrom('campaign_entries as e')
      .where(visibleRows('proposedCreators', user, 'e'))
      .where('e.brand_status', '=', 1)
      .select(() => sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const approved = requests.filter(({ status }) => status === 2);
  const priced = approved.map((row) => ({ row, total: moneyOf(orderOf(row), row.prices ?? pricesOfToday(), row.offered === null ? null : Number(row.offered), row.country).total ?? 0 }));
  const accepted = videos.filter((video) => video.final_content_status === 1);
  const ready = videos.filter((video) => video.final_content_status === 0 && video.content_status === 'Eingereicht' && video.submitted_at !== null);
  const inMonth = (at: string | null, month: string) => at !== null && new Date(at).toISOString().startsWith(month);
  return {
    requestsOpen: requests.filter(({ status, archived, active }) => status === 1 && active && !archived).length,
    videosOrdered: approved.reduce((sum, row) => sum + row.video_count, 0),
    videosInProduction: videos.length - accepted.length - ready.length,
    videosReady: ready.length,
    videosAccepted: accepted.length,
    creatorsOpen: creators.count,
    spent: priced.reduce((sum, { total }) => sum + total, 0),
    currencyCode: 'EUR',
    months: lastMonths(now).map((month) => ({
      month,
      ordered: approved.filter((row) => inMonth(row.sent_at, month)).reduce((sum, row) => sum + row.video_count, 0),
      accepted: accepted.filter((video) => inMonth(video.decided_at, month)).length,
      cost: priced.filter(({ row }) => inMonth(row.sent_at, month)).reduce((sum, { total }) => sum + total, 0),
    })),
    ready: ready
      .toSorted((one, other) => String(one.submitted_at).localeCompare(String(other.submitted_at)))
      .slice(0, 8)
      .map((video) => ({
        ugcVideoId: video.id,
        ugcCampaignRequestId: video.request_id,
        productName: video.product_name,
        position: video.position,
        version: video.version ?? 1,
        submittedAt: video.submitted_at ?? now.toISOString(),
      })),
  };
}
