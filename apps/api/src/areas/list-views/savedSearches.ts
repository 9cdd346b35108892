import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { isUniqueViolation } from '../../platform/database/DatabaseError.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;
type SavedSearch = Schemas['SavedSearch'];

/** Most searches of one list that a user keeps. */
export const MOST_SAVED_SEARCHES = 50;

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

function nameOf(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalidFields([{ field: 'name', key: 'required' }]);
  return trimmed;
}

async function refusingTakenNames<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'saved_searches_name'))
      throw invalidFields([{ field: 'name', key: 'savedSearchNameTaken' }]);
    throw error;
  }
}

/** Keeps a search under a name that the list does not have yet, unless the list is full. */
export async function addSavedSearch(
  db: Db,
  userId: number,
  { listId, name, query }: Schemas['NewSavedSearch'],
): Promise<SavedSearch> {
  const values = { user_id: userId, list_id: listId, name: nameOf(name), query };
  return refusingTakenNames(() =>
    db.transaction().execute(async (tx) => {
      // Two tabs that save at the same moment wait for each other, so that the limit holds.
      await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const { count } = await tx
        .selectFrom('saved_searches')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('list_id', '=', listId)
        .executeTakeFirstOrThrow();
      if (count >= MOST_SAVED_SEARCHES) throw conflict('tooManySavedSearches', { most: MOST_SAVED_SEARCHES });
      return tx.insertInto('saved_searches').values(values).returning(WIRE).executeTakeFirstOrThrow();
    }),
  );
}

/** Changes the name or the query of a search; those of others do not exist for the user. */
export async function updateSavedSearch(
  db: Db,
  userId: number,
  change: Schemas['SavedSearchChange'],
  now: Date,
): Promise<SavedSearch> {
  const { savedSearchId, name, query } = change;
  const values = {
    ...(name !== undefined && { name: nameOf(name) }),
    ...(query !== undefined && { query }),
    updated_at: now,
  };
  const saved = await refusingTakenNames(() =>
    db
      .updateTable('saved_searches')
      .set(values)
      .where('id', '=', savedSearchId)
      .where('user_id', '=', userId)
      .returning(WIRE)
      .executeTakeFirst(),
  );
  if (saved === undefined) throw notFound();
  return saved;
}

/** Gives a search up; those of others do not exist for the user. */
export async function deleteSavedSearch(db: Db, userId: number, savedSearchId: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', savedSearchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
