import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { signedAddress } from '../../platform/storage/signedAddress.ts';
import { waitsForBrand } from '../campaigns/door.ts';
import { visibleRows } from '../ownership/door.ts';
import { orderOf } from './order.ts';
import { moneyOf, pricesOfDay } from './prices.ts';
import { lastMonths } from './statisticsMonths.ts';

type Schemas = components['schemas'];
type Statistics = Schemas['UgcStatistics'];
type Db = Kysely<Schema>;

/** Most requests that are named one by one. */
const MOST = 200;

/** Which requests the figures are of: those sent in a period, or one of them. */
export interface UgcPeriod {
  from?: string | undefined;
  to?: string | undefined;
  ugcCampaignRequestId?: number | undefined;
}

const sentOn = sql<string>`(r.sent_at at time zone 'Europe/Berlin')::date`;

/** The requests a brand has sent, with what was offered for them. */
const sentRequests = (db: Db, user: CallUser, { from, to, ugcCampaignRequestId: id }: UgcPeriod) =>
  db
    .selectFrom('ugc_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .where(visibleRows('ugcRequests', user, 'r'))
    .where('r.is_draft', '=', false)
    .$if(from !== undefined, (query) => query.where(sql<boolean>`${sentOn} >= ${from}::date`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`${sentOn} <= ${to}::date`))
    .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? 0))
    .selectAll('r')
    .select([
      'k.country',
      sql<
        number | null
      >`(select o.total from ugc_offers o where o.request_id = r.id order by o.version desc limit 1)`.as('offered'),
    ])
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id', 'desc');

/** The videos of requests with the newest version their brand was shown. */
const shownVideos = (db: Db, requestIds: readonly number[]) =>
  db
    .selectFrom('ugc_videos as v')
    .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('ugc_video_versions as w')
          .whereRef('w.video_id', '=', 'v.id')
          .where('w.submitted_at', 'is not', null)
          .select(['w.id', 'w.version', 'w.submitted_at', 'w.preview_state'])
          .orderBy('w.version', 'desc')
          .limit(1)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .where('v.request_id', 'in', [0, ...requestIds])
    .where('r.active', '=', true)
    .select([
      'v.id',
      'v.request_id',
      'v.position',
      'v.content_status',
      'v.final_content_status',
      'v.decided_at',
      'r.product_name',
      'r.length',
      'shown.id as version_id',
      'shown.version',
      'shown.submitted_at',
      'shown.preview_state',
    ]);

/** How many proposed creators wait for the brand, by request. */
async function openCreators(db: Db, user: CallUser): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('campaign_entries as e')
    .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
    .where(visibleRows('proposedCreators', user, 'e'))
    .where(waitsForBrand)
    .groupBy('r.id')
    .select(['r.id', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Figures of a brand's UGC requests: what was ordered, made, accepted and spent, and which videos wait for it. */
export async function ugcStatistics(
  { db, clock, hashKey }: Pick<Services, 'db' | 'clock' | 'hashKey'>,
  user: CallUser,
  period: UgcPeriod,
): Promise<Statistics> {
  const now = clock.now();
  const [requests, choices, creators, today] = await Promise.all([
    sentRequests(db, user, period).execute(),
    sentRequests(db, user, {}).limit(MOST).execute(),
    openCreators(db, user),
    pricesOfDay(db, now),
  ]);
  const videos = await shownVideos(
    db,
    requests.map(({ id }) => id),
  ).execute();
  const costOf = (row: (typeof requests)[number]) =>
    moneyOf(orderOf(row), row.prices ?? today, row.offered === null ? null : Number(row.offered), row.country).total;
  const approved = requests.filter(({ status }) => status === REQUEST_STATUS.approved);
  const accepted = videos.filter((video) => video.final_content_status === APPROVAL_STATUS.approved);
  const ready = videos.filter(
    (video) =>
      video.final_content_status === APPROVAL_STATUS.pending &&
      video.content_status === 'Eingereicht' &&
      video.submitted_at !== null,
  );
  const monthOf = (at: string | null) => (at === null ? '' : berlinDay(new Date(at)).slice(0, 7));
  const countOf = (rows: readonly { request_id: number }[], id: number) =>
    rows.filter(({ request_id }) => request_id === id).length;
  return {
    requestsOpen: requests.filter(
      ({ status, archived, active }) => status === REQUEST_STATUS.pending && active && !archived,
    ).length,
    videosOrdered: sum(approved, (row) => row.video_count),
    videosInProduction: videos.length - accepted.length - ready.length,
    videosReady: ready.length,
    videosAccepted: accepted.length,
    creatorsOpen: sum(requests, ({ id }) => creators.get(id) ?? 0),
    spent: sum(approved, (row) => costOf(row) ?? 0),
    currencyCode: 'EUR',
    months: lastMonths(period, berlinDay(now)).map((month) => {
      const sent = approved.filter((row) => monthOf(row.sent_at) === month);
      return {
        month,
        ordered: sum(sent, (row) => row.video_count),
        accepted: accepted.filter((video) => monthOf(video.decided_at) === month).length,
        cost: sum(sent, (row) => costOf(row) ?? 0),
      };
    }),
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
        seconds: /^\d+$/.test(video.length) ? Number(video.length) : null,
        posterUrl:
          video.preview_state === 'ready' && video.version_id !== null
            ? signedAddress(hashKey, video.version_id, now, 'previews/poster')
            : null,
      })),
    requests: requests.slice(0, MOST).map((row) => ({
      ugcCampaignRequestId: row.id,
      number: row.number,
      productName: row.product_name,
      status: row.status as Schemas['UgcRequestStatus'],
      sentAt: row.sent_at,
      deliveryDate: row.delivery_date,
      videosOrdered: row.video_count,
      videosReady: countOf(ready, row.id),
      videosAccepted: countOf(accepted, row.id),
      decisionsOpen: countOf(ready, row.id) + (creators.get(row.id) ?? 0),
      cost: costOf(row),
      updatedAt: row.updated_at,
    })),
    choices: choices.map(({ id, number, product_name }) => ({
      ugcCampaignRequestId: id,
      number,
      productName: product_name,
    })),
  };
}
