import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

type Schemas = components['schemas'];

/** A list of which users keep searches and columns. */
export type ListId = Schemas['ListId'];
/** What the caller keeps of a list. */
export type ListView = Schemas['ListView'];
/** A search of a list that is kept; `query` is that of the list's address. */
export type SavedSearch = Schemas['SavedSearch'];
/** A search to keep. */
export type NewSavedSearch = Schemas['NewSavedSearch'];
/** Another name or query of a saved search. */
export type SavedSearchChange = Schemas['SavedSearchChange'];

/** Query keys of the area. */
export const listViewKeys = {
  /** Everything of the area. */
  all: ['list-views'],
  /** What is kept of one list. */
  one: (listId: ListId) => ['list-views', listId],
} as const;

/** Reads of the area. */
export const listViewQueries = (client: ApiClient) => ({
  /** What the caller keeps of a list; nobody else changes it, so it is read once a visit. */
  one: (listId: ListId) =>
    queryOptions({
      queryKey: listViewKeys.one(listId),
      queryFn: ({ signal }): Promise<ListView> => answerOf(client.http.GET('/listView/{listId}', { params: { path: { listId } }, signal })),
      staleTime: Infinity,
    }),
});

/** Changes of what is kept of one list; each is drawn at once or read anew. */
export const listViewMutations = (client: ApiClient, queryClient: QueryClient, listId: ListId) => {
  const queryKey = listViewKeys.one(listId);
  const readAnew = () => queryClient.invalidateQueries({ queryKey });
  return {
    /** Keeps a search; 422 `savedSearchNameTaken`, 409 `tooManySavedSearches`. */
    add: () =>
      mutationOptions({
        mutationFn: (search: Omit<NewSavedSearch, 'listId'>) => answerOf(client.http.POST('/listView/savedSearch/add', { body: { ...search, listId } })),
        onSuccess: readAnew,
      }),
    /** Renames a search or replaces what it searches for. */
    update: () =>
      mutationOptions({
        mutationFn: (change: SavedSearchChange) => answerOf(client.http.POST('/listView/savedSearch/update', { body: change })),
        onSettled: readAnew,
      }),
    /** Gives a search up. */
    remove: () =>
      mutationOptions({
        mutationFn: (savedSearchId: number) => confirmed(client.http.POST('/listView/savedSearch/delete', { body: { savedSearchId } })),
        onSettled: readAnew,
      }),
    /** Keeps which columns are hidden: at once on the screen, and back when the server refuses. */
    saveColumns: () =>
      mutationOptions({
        mutationFn: (hiddenColumns: string[]) => confirmed(client.http.POST('/listView/columns/save', { body: { listId, hiddenColumns } })),
        onMutate: async (hiddenColumns) => {
          await queryClient.cancelQueries({ queryKey });
          const before = queryClient.getQueryData<ListView>(queryKey);
          queryClient.setQueryData<ListView>(queryKey, { savedSearches: before?.savedSearches ?? [], hiddenColumns });
          return { before };
        },
        onError: (_error, _columns, context) => queryClient.setQueryData(queryKey, context?.before),
      }),
  };
};
