import { type Insertable, sql, type Updateable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Db } from '../../platform/database/schema.ts';
import type { SavedSearchesTable } from './tables.ts';

type SavedSearch = components['schemas']['SavedSearch'];

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

/** Stores which columns of a list a user has hidden. */
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

const WIRE = ['id as savedSearchId', 'name', 'query'] as const;

/** A user's saved searches of a list, by name. */
export function savedSearchesOf(db: Db, userId: number, listId: string): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .select(WIRE)
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .orderBy(sql`lower(name) collate german`)
    .orderBy('id')
    .execute();
}

/** Locks a user until the transaction ends, so that changes of what belongs to the user follow one another. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** How many searches of a list a user has saved. */
export async function countSavedSearches(tx: Db, userId: number, listId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a search. */
export const insertSavedSearch = (tx: Db, values: Insertable<SavedSearchesTable>): Promise<SavedSearch> =>
  tx.insertInto('saved_searches').values(values).returning(WIRE).executeTakeFirstOrThrow();

/** Changes columns of a user's search; undefined when the user has no such search. */
export const updateSearchRow = (
  db: Db,
  userId: number,
  savedSearchId: number,
  values: Updateable<SavedSearchesTable>,
): Promise<SavedSearch | undefined> =>
  db
    .updateTable('saved_searches')
    .set(values)
    .where('id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .returning(WIRE)
    .executeTakeFirst();

/** Deletes a user's search; false when the user has no such search. */
export async function deleteSearchRow(db: Db, userId: number, savedSearchId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
