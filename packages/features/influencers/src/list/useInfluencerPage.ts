import { influencerQueries } from '@resonanz/api-client/influencers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { type InfluencerListState, toSearch } from './influencerList.ts';

/** The page of channels that the list shows. */
export function useInfluencerPage(list: InfluencerListState) {
  return useListPage(influencerQueries(useApi()).search(toSearch(list)));
}
