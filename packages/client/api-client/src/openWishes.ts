import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { WatchListEntry } from './bookmarks.ts';

type List = readonly WatchListEntry[];
type Correction = (listKey: QueryKey, list: List) => List;

const corrections = new WeakMap<QueryClient, Correction>();

/** From now on lists from the server are corrected by wishes that it cannot know of yet. */
export function onReading(queryClient: QueryClient, correction: Correction): void {
  corrections.set(queryClient, correction);
}

/** A list from the server with the wishes on their way; as it is while no one has wished for anything. */
export const withOpenWishes = (queryClient: QueryClient, listKey: QueryKey, list: List): List =>
  corrections.get(queryClient)?.(listKey, list) ?? list;
