import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { type ListId, listViewKeys, type NewSavedSearch, type SavedSearchChange } from './listViews.ts';
import { savingColumns } from './savingColumns.ts';

/** Changes of what is saved of one list; each is drawn at once or refetched. */
export const listViewMutations = (client: ApiClient, queryClient: QueryClient, listId: ListId) => {
  const queryKey = listViewKeys.one(listId);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  return {
    /** Keeps a search; 422 `savedSearchNameTaken`, 409 `tooManySavedSearches`. */
    add: () =>
      mutationOptions({
        mutationFn: (search: Omit<NewSavedSearch, 'listId'>) =>
          answerOf(client.http.POST('/listView/savedSearch/add', { body: { ...search, listId } })),
        onSuccess: reload,
      }),
    /** Renames a search or replaces what it searches for. */
    update: () =>
      mutationOptions({
        mutationFn: (change: SavedSearchChange) =>
          answerOf(client.http.POST('/listView/savedSearch/update', { body: change })),
        onSettled: reload,
      }),
    /** Gives a search up. */
    remove: () =>
      mutationOptions({
        mutationFn: (savedSearchId: number) =>
          confirmed(client.http.POST('/listView/savedSearch/delete', { body: { savedSearchId } })),
        onSettled: reload,
      }),
    /** Keeps which columns are hidden: at once on the screen, and rolled back on an error. */
    saveColumns: () => savingColumns(client, queryClient, listId),
  };
};
