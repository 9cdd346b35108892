import { laterPart } from '@resonanz/ui/laterPart';
import type { InfluencerListState } from './influencerList.ts';
import { SortMenu } from './SortMenu.tsx';

const SavedSearches = laterPart(async () => (await import('./SavedSearches.tsx')).SavedSearches);

/** How the list is shown: kept searches and order. */
export function ListTools({ list }: { list: InfluencerListState }) {
  return (
    <>
      <SavedSearches isWanted list={list} />
      <SortMenu list={list} />
    </>
  );
}
