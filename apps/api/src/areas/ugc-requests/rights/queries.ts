import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/schema.ts';
import { deliveredVideos } from '../../ugc-materials/door.ts';
import { inRightsState, rightsUntil } from '../../usage-rights/door.ts';

/** Videos whose rights end soon, without a notification about this end date. */
const endingRights = (db: Tx, now: Date) =>
  deliveredVideos(db)
    .where(inRightsState('expiring', now))
    .where('r.active', '=', true)
    .where(sql<boolean>`m.notified_until is distinct from ${rightsUntil}`);

/** Such videos with their requests. */
export const findEndingRights = (db: Tx, now: Date) =>
  endingRights(db, now)
    .select([
      'v.id',
      'r.id as request_id',
      'r.customer_id',
      'r.product_name',
      'r.assignee_user_id',
      'k.name as company',
      rightsUntil.as('until'),
    ])
    .orderBy('v.id')
    .execute();

/** Notes that people are notified of this end of rights; returns of how many videos that was not noted before. */
export async function markAsNotified(tx: Tx, videoIds: readonly number[], until: string): Promise<number> {
  const taken = await tx
    .insertInto('ugc_materials')
    .values(videoIds.map((video_id) => ({ video_id, notified_until: until })))
    .onConflict((found) =>
      found
        .column('video_id')
        .doUpdateSet({ notified_until: until })
        .where(sql<boolean>`ugc_materials.notified_until is distinct from excluded.notified_until`),
    )
    .returning('video_id')
    .execute();
  return taken.length;
}

/** The user responsible for a request, else for its brand. */
export const findResponsibleUser = (tx: Tx, requestId: number) =>
  tx
    .selectFrom('ugc_requests as r')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .innerJoin('users as u', (join) => join.on(sql<boolean>`u.id = coalesce(r.assignee_user_id, k.owner_user_id)`))
    .where('r.id', '=', requestId)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .select(['u.email', 'u.default_language as language'])
    .executeTakeFirst();
