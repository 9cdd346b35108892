import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/schema.ts';

/** Brings the counters of an entry in step with its comments; the row itself counts as unchanged. */
export async function countComments(tx: Tx, entryId: number): Promise<void> {
  const count = (side: 'agency' | 'brand') =>
    sql<number>`(select count(*) from comments
      where subject_kind = 'campaignEntry' and subject_id = ${entryId}
        and deleted_at is null and author_side = ${side})`;
  await tx
    .updateTable('campaign_entries')
    .set({ brand_comment_count: count('brand'), agency_comment_count: count('agency') })
    .where('id', '=', entryId)
    .execute();
}

/** Where the brand wrote its last comment on an entry; undefined when it wrote none. */
export async function placeOfLastBrandComment(tx: Tx, entryId: number) {
  const last = await tx
    .selectFrom('comments')
    .select('written_in')
    .where('subject_kind', '=', 'campaignEntry')
    .where('subject_id', '=', entryId)
    .where('author_side', '=', 'brand')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.written_in;
}

/** The campaign of an entry. */
export async function campaignOfEntry(db: Tx, entryId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('campaign_entries')
    .select('campaign_id')
    .where('id', '=', entryId)
    .executeTakeFirst();
  return row?.campaign_id;
}
