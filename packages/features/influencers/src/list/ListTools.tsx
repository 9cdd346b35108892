import { ListSavedSearches } from '@resonanz/records/listTools';
import type { InfluencerListState } from './influencerList.ts';
import { SortMenu } from './SortMenu.tsx';

/** How the list is shown: kept searches and order. */
export function ListTools({ list }: { list: InfluencerListState }) {
  return (
    <>
      <ListSavedSearches listId="influencers" list={list} />
      <SortMenu list={list} />
    </>
  );
}
