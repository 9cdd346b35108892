import type { components } from '@resonanz/contract/types';
import { recordTopic } from '@resonanz/domain/liveTopics';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Live } from '../../../platform/live/Live.ts';

type Event = components['schemas']['CampaignEvent'];

/** Maximum number of entries in one event; beyond it the event means "any of them", which keeps it far below 8 kB. */
const MAX_IDS = 200;

/** Changes of campaigns, before they are published. */
export interface CampaignNews {
  campaignId: number;
  kind: Event['kind'];
  ids?: readonly number[];
}

/**
 * Publishes changes of campaigns to their viewers, with the author; call it after the commit. Clients fetch the content
 * with their own rights.
 */
export function publishCampaignEvents(
  live: Live,
  user: Pick<CallUser, 'id' | 'fullName'> | null,
  at: Date,
  news: readonly CampaignNews[],
): void {
  for (const { campaignId, kind, ids = [] } of news) {
    const event: Event = {
      campaignId,
      kind,
      ids: ids.length > MAX_IDS ? [] : [...ids],
      by: user?.fullName ?? null,
      byUserId: user?.id ?? null,
      at: at.toISOString(),
    };
    live.publish(recordTopic('campaign', campaignId), event);
  }
}
