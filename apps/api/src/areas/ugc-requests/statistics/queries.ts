import { sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { waitsForBrand } from '../../campaigns/door.ts';
import { visibleRows } from '../../ownership/door.ts';

/** Which requests the figures are of: those sent in a period, or one of them. */
export interface UgcPeriod {
  from?: string | undefined;
  to?: string | undefined;
  ugcCampaignRequestId?: number | undefined;
}

const sentOn = sql<string>`(r.sent_at at time zone 'Europe/Berlin')::date`;

/** The requests a brand has sent, with what was offered for them. */
export const sentRequests = (db: Db, user: CallUser, { from, to, ugcCampaignRequestId: id }: UgcPeriod) =>
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
export const shownVideos = (db: Db, requestIds: readonly number[]) =>
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
export async function openCreators(db: Db, user: CallUser): Promise<ReadonlyMap<number, number>> {
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
