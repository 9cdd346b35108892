import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { signedAddress } from '../../../platform/storage/signedAddress.ts';
import { orderOf } from '../record/order.ts';
import { moneyOf, pricesOfDay } from '../record/prices.ts';
import { lastMonths } from './months.ts';
import { openCreators, sentRequests, shownVideos, type UgcPeriod } from './queries.ts';

type Statistics = Schemas['UgcStatistics'];

/** Maximum number of requests listed individually. */
const MAX_ROWS = 200;

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
    sentRequests(db, user, {}).limit(MAX_ROWS).execute(),
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
    requests: requests.slice(0, MAX_ROWS).map((row) => ({
      ugcCampaignRequestId: row.id,
      number: row.number,
      productName: row.product_name,
      status: row.status,
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
