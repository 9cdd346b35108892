import { sql } from 'kysely';
import { CAMPAIGN_TYPE, PIPELINE_STATE, BRAND_STATUS, PUBLISHED } from '@resonanz/domain/campaigns';
import type { Tx } from '../../../../platform/database/schema.ts';
import { entriesWhere, type LockedEntry } from '../../entries/queries/locked.ts';

/** Channels a brand sees and has not decided on, published so long ago; creators of videos are no options that lapse. */
export const undecidedSince = (tx: Tx, moment: Date, isReminded: boolean): Promise<LockedEntry[]> =>
  entriesWhere(
    tx,
    sql<boolean>`e.is_published = ${sql.lit(PUBLISHED.yes)} and e.brand_status = ${sql.lit(BRAND_STATUS.pending)}
      and e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)}
      and e.published_at + make_interval(days => e.option_days_added) <= ${moment.toISOString()}::timestamptz
      and c.type <> ${sql.lit(CAMPAIGN_TYPE.ugc)} and r.id is not null and r.active and c.active
      and c.deleted_at is null
      and ${isReminded ? sql`true` : sql`e.reminded_at is null`}`,
  );

/** Notes that brands were reminded of these entries. */
export async function markAsReminded(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('campaign_entries').set({ reminded_at: now }).where('id', 'in', ids).execute();
}

/** Takes these entries out of the brand's sight. */
export async function unpublish(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('campaign_entries')
    .set({ is_published: PUBLISHED.no, updated_at: now, updated_by: null })
    .where('id', 'in', ids)
    .execute();
}
