import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import type { Schemas } from './Schemas.ts';

/** A list of which users keep searches and columns. */
export type ListId = Schemas['ListId'];
/** What the caller keeps of a list. */
export type ListView = Schemas['ListView'];
/** A search of a list that is saved; `query` is that of the list's address. */
export type SavedSearch = Schemas['SavedSearch'];
/** A search to keep. */
export type NewSavedSearch = Schemas['NewSavedSearch'];
/** Another name or query of a saved search. */
export type SavedSearchChange = Schemas['SavedSearchChange'];

/** Query keys of the area. */
export const listViewKeys = {
  /** Everything of the area. */
  all: ['list-views'],
  /** What is saved of one list. */
  one: (listId: ListId) => ['list-views', listId],
} as const;

/** Reads of the area. */
export const listViewQueries = (client: ApiClient) => ({
  /** What the caller keeps of a list; no one else changes it, so it is read once a visit. */
  one: (listId: ListId) =>
    queryOptions({
      queryKey: listViewKeys.one(listId),
      queryFn: ({ signal }): Promise<ListView> =>
        answerOf(client.http.GET('/listView/{listId}', { params: { path: { listId } }, signal })),
      staleTime: Infinity,
    }),
});
