import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { InfluencerListState } from './influencerList.ts';
import { SortMenu } from './SortMenu.tsx';

const SavedSearches = lazyComponent(async () => (await import('./SavedSearches.tsx')).SavedSearches);

/** How the list is shown: kept searches and order. */
export function ListTools({ list }: { list: InfluencerListState }) {
  return (
    <>
      <SavedSearches isWanted list={list} />
      <SortMenu list={list} />
    </>
  );
}
