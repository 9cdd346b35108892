import { defineArea } from '../../platform/operations/area.ts';
import { hiddenColumnsOf, savedSearchesOf, saveHiddenColumns } from './queries.ts';
import { addSavedSearch, deleteSavedSearch, updateSavedSearch } from './savedSearches.ts';

/** What a user saves of lists: searches and hidden columns. */
export const listViews = defineArea('list-views', {
  getListView: async ({ input: { path }, user, services: { db } }) => {
    const [savedSearches, hiddenColumns] = await Promise.all([
      savedSearchesOf(db, user.id, path.listId),
      hiddenColumnsOf(db, user.id, path.listId),
    ]);
    return { savedSearches, hiddenColumns };
  },
  addSavedSearch: ({ input: { body }, user, services: { db } }) => addSavedSearch(db, user.id, body),
  updateSavedSearch: ({ input: { body }, user, services: { db, clock } }) =>
    updateSavedSearch(db, user.id, body, clock.now()),
  deleteSavedSearch: async ({ input: { body }, user, services: { db } }) => {
    await deleteSavedSearch(db, user.id, body.savedSearchId);
    return null;
  },
  saveListColumns: async ({ input: { body }, user, services: { db, clock } }) => {
    await saveHiddenColumns(db, user.id, body, clock.now());
    return null;
  },
});
