import type { components } from '@resonanz/contract/types';
import { buildCampaignEntry, channelFromBookmark } from '@resonanz/domain/campaignEntry';
import { accounts } from './accounts.ts';
import type { Api } from './api.ts';

type Bookmark = components['schemas']['WatchListEntry'];
type Added = { readonly compaignInfluencerId: readonly number[] };

/**
 * Proposes channels of the manager's watch list, with service and price, to the brand of a campaign; gives back their
 * ids as entries, and whose they are.
 */
export async function propose(
  api: Api,
  campaignId: number,
  count: number,
): Promise<readonly { id: number; name: string }[]> {
  const bookmarks = await api.get<readonly Bookmark[]>(`/fetchEachBookMarkData/${accounts.manager.email}`);
  const chosen = bookmarks.slice(0, count);
  const { compaignInfluencerId: ids } = await api.post<Added>(
    '/campaign/v1/addEditCompaignInfluencer',
    chosen.map((bookmark) => buildCampaignEntry(channelFromBookmark(bookmark), campaignId)),
  );
  await api.post('/campaign/v1/updateCampaignInfluencers', {
    compaignInfluencerId: ids,
    fields: { leistung: 'Post', vorBudget: 800 },
  });
  await api.post('/campaign/v1/stateChange', { compaignInfluencerId: ids, state: 2 });
  await api.post('/campaign/v1/publishedStatusChange', { compaignInfluencerId: ids, isPublished: 1 });
  return chosen.map(({ titleName }, index) => ({ id: ids[index] ?? 0, name: titleName }));
}
