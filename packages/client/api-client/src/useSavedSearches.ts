'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listViewMutations } from './listViewMutations.ts';
import { type ListId, listViewQueries } from './listViews.ts';
import { useApi } from './react.tsx';

/** A search that is saved, as lists draw it. */
export interface NamedSearch {
  /** Its number on the server. */
  readonly id: number;
  /** What its user calls it. */
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
}

/** Which list, what it shows, and how errors are worded. */
export interface SavedSearchesOptions {
  /** The list the searches belong to. */
  listId: ListId;
  /** The query of the list's address now, without the page. */
  query: string;
  /** Turns an error into words. */
  say: (error: unknown) => string;
  /** Called with an error that has no field of its own: to replace or to delete a search. */
  onFailure: (text: string) => void;
}

/** The searches and what can be done with them, as `SavedViews` of `@resonanz/records` takes them. */
export interface SavedSearches {
  /** By name; undefined while they are loading or when that has failed. */
  readonly views: readonly NamedSearch[] | undefined;
  /** Loads again; there after a failure. */
  readonly onReload?: () => void;
  /** Keeps what the list shows under a name; resolves to why not. */
  readonly onSave: (name: string) => Promise<string | undefined>;
  /** Gives a search another name; resolves to why not. */
  readonly onRename: (search: NamedSearch, name: string) => Promise<string | undefined>;
  /** Replaces what a search finds by what the list shows. */
  readonly onReplace: (search: NamedSearch) => void;
  /** Gives a search up. */
  readonly onDelete: (search: NamedSearch) => void;
}

/** The searches of a list that its user keeps on the server. */
export function useSavedSearches({ listId, query, say, onFailure }: SavedSearchesOptions): SavedSearches {
  const api = useApi();
  const calls = listViewMutations(api, useQueryClient(), listId);
  const { data, isError, refetch } = useQuery(listViewQueries(api).one(listId));
  const onError = (error: unknown) => onFailure(say(error));
  const { mutateAsync: add } = useMutation(calls.add());
  const { mutateAsync: rename } = useMutation(calls.update());
  const { mutate: replace } = useMutation({ ...calls.update(), onError });
  const { mutate: remove } = useMutation({ ...calls.remove(), onError });

  async function errorTextOf(change: Promise<unknown>): Promise<string | undefined> {
    try {
      await change;
      return undefined;
    } catch (error) {
      return say(error);
    }
  }

  return {
    views: data?.savedSearches.map(({ savedSearchId, name, query: savedQuery }) => ({
      id: savedSearchId,
      name,
      query: savedQuery,
    })),
    ...(isError && { onReload: () => void refetch() }),
    onSave: (name) => errorTextOf(add({ name, query })),
    onRename: ({ id }, name) => errorTextOf(rename({ savedSearchId: id, name })),
    onReplace: ({ id }) => replace({ savedSearchId: id, query }),
    onDelete: ({ id }) => remove(id),
  };
}
