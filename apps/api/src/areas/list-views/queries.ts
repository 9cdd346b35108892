import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The columns of a list that a user has hidden, or null while nothing was chosen. */
export async function hiddenColumnsOf(db: Db, userId: number, listId: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('list_columns')
    .select('hidden')
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .executeTakeFirst();
  return row?.hidden ?? null;
}

/** Keeps which columns of a list a user has hidden. */
export async function saveHiddenColumns(
  db: Db,
  userId: number,
  { listId, hiddenColumns }: components['schemas']['ListColumns'],
  now: Date,
): Promise<void> {
  const values = { hidden: hiddenColumns, updated_at: now };
  await db
    .insertInto('list_columns')
    .values({ user_id: userId, list_id: listId, ...values })
    .onConflict((row) => row.columns(['user_id', 'list_id']).doUpdateSet(values))
    .execute();
}
