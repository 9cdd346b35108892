import { isUniqueViolation } from '../../platform/database/DatabaseError.ts';
import type { Db } from '../../platform/database/schema.ts';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { countSavedSearches, deleteSearchRow, insertSavedSearch, lockUser, updateSearchRow } from './queries.ts';

type SavedSearch = Schemas['SavedSearch'];

/** Maximum number of searches a user can save per list. */
export const MAX_SAVED_SEARCHES = 50;

function nameOf(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalidFields([{ field: 'name', key: 'required' }]);
  return trimmed;
}

async function mapTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'saved_searches_name'))
      throw invalidFields([{ field: 'name', key: 'savedSearchNameTaken' }]);
    throw error;
  }
}

/** Saves a search under a name that the list does not have yet, unless the list is full. */
export async function addSavedSearch(
  db: Db,
  userId: number,
  { listId, name, query }: Schemas['NewSavedSearch'],
): Promise<SavedSearch> {
  const values = { user_id: userId, list_id: listId, name: nameOf(name), query };
  return mapTakenName(() =>
    db.transaction().execute(async (tx) => {
      // Two tabs that save at the same moment wait for each other, so that the limit holds.
      await lockUser(tx, userId);
      if ((await countSavedSearches(tx, userId, listId)) >= MAX_SAVED_SEARCHES)
        throw conflict('tooManySavedSearches', { most: MAX_SAVED_SEARCHES });
      return insertSavedSearch(tx, values);
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
  const saved = await mapTakenName(() => updateSearchRow(db, userId, savedSearchId, values));
  if (saved === undefined) throw notFound();
  return saved;
}

/** Deletes a search; those of others do not exist for the user. */
export async function deleteSavedSearch(db: Db, userId: number, savedSearchId: number): Promise<void> {
  if (!(await deleteSearchRow(db, userId, savedSearchId))) throw notFound();
}
