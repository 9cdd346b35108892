import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Live } from '../../../platform/live/Live.ts';
import { publishRequestEvents, publishUgcRequestEvents } from '../../notifications/door.ts';
import { type CampaignNews, publishCampaignEvents } from './campaignEvents.ts';
import { byCampaign, type NoticedEntry } from './notices.ts';

/**
 * Publishes changes of channels to viewers of their campaigns, and a reload event to viewers of the brands' requests;
 * call it after the commit. Brands do not learn which employee made the change.
 */
export function publishEntryEvents(
  live: Live,
  user: Pick<CallUser, 'id' | 'fullName'> | null,
  at: Date,
  kind: CampaignNews['kind'],
  entries: readonly Pick<NoticedEntry, 'id' | 'campaign_id' | 'campaign_type' | 'request_id'>[],
): void {
  publishCampaignEvents(
    live,
    user,
    at,
    byCampaign(entries).map((group) => ({
      campaignId: group[0]?.campaign_id ?? 0,
      kind,
      ids: group.map(({ id }) => id),
    })),
  );
  const requests = entries.flatMap(({ campaign_type, request_id }) =>
    campaign_type === CAMPAIGN_TYPE.ugc || request_id === null ? [] : [request_id],
  );
  publishRequestEvents(live, null, at, kind === 'comments' ? 'comments' : 'channels', requests);
  const ugcRequests = entries.flatMap(({ campaign_type, request_id }) =>
    campaign_type === CAMPAIGN_TYPE.ugc && request_id !== null ? [request_id] : [],
  );
  publishUgcRequestEvents(live, null, at, kind === 'comments' ? 'comments' : 'creators', ugcRequests);
}
