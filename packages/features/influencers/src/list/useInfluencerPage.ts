import { influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { type InfluencerListState, toSearch } from './influencerList.ts';

/** The page of channels that the list shows. */
export function useInfluencerPage(list: InfluencerListState) {
  return useQuery({
    ...influencerQueries(useApi()).search(toSearch(list)),
    select: (page) => ({ rows: page.content, total: page.totalElements }),
  });
}
