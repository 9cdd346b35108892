import type { FirstReads } from '@resonanz/api-client/firstReads';
import { influencerQueries } from '@resonanz/api-client/influencers';
import { listViewQueries } from '@resonanz/api-client/listViews';
import { readList } from '@resonanz/records/readList';
import { influencerList, toSearch } from './influencerList.ts';

export { InfluencerListScreen as Component } from './InfluencerListScreen.tsx';

/** The rows and columns that the list is drawn with. */
const readFirst: FirstReads = ({ client, queryClient, search }) =>
  Promise.all([
    queryClient.prefetchQuery(influencerQueries(client).search(toSearch(readList(influencerList, search)))),
    queryClient.prefetchQuery(listViewQueries(client).one('influencers')),
  ]);

/** What the app knows of the page before it is drawn. */
export const handle = { readFirst };
