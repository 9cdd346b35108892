import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/schema.ts';

/** Stores where links of a newsletter lead; returns the number of each address. */
export async function storeLinks(
  db: Db,
  newsletterId: number,
  hrefs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (hrefs.length === 0) return new Map();
  await db
    .insertInto('newsletter_links')
    .values(hrefs.map((href) => ({ newsletter_id: newsletterId, href })))
    .onConflict((conflict) => conflict.columns(['newsletter_id', 'href']).doNothing())
    .execute();
  const rows = await db
    .selectFrom('newsletter_links')
    .select(['id', 'href'])
    .where('newsletter_id', '=', newsletterId)
    .where('href', 'in', [...hrefs])
    .execute();
  return new Map(rows.map(({ id, href }) => [href, id]));
}

/** Where a link of a newsletter leads. */
export async function findLink(db: Db, newsletterId: number, linkId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsletter_links')
    .select('href')
    .where('id', '=', linkId)
    .where('newsletter_id', '=', newsletterId)
    .executeTakeFirst();
  return row?.href;
}

/** Marks the mails of a newsletter that carry what measures them. */
export async function markMeasured(tx: Tx, newsletterId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('newsletter_receivers')
    .set({ is_measured: true })
    .where('newsletter_id', '=', newsletterId)
    .where('user_id', 'in', [...userIds])
    .execute();
}

/** Notes that a mail was opened or a link in it followed, the first time alone; false where nobody agreed or agrees. */
export async function noteFirst(
  tx: Tx,
  what: 'opened_at' | 'clicked_at',
  { newsletterId, userId, now }: { newsletterId: number; userId: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('newsletter_receivers')
    .set(what === 'opened_at' ? { opened_at: now } : { clicked_at: now })
    .where('newsletter_id', '=', newsletterId)
    .where('user_id', '=', userId)
    .where('state', '=', 'sent')
    .where('is_measured', '=', true)
    .where(what, 'is', null)
    .where(
      sql<boolean>`exists (select 1 from tester_profiles t
        where t.user_id = newsletter_receivers.user_id and t.measuring_since is not null)`,
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
