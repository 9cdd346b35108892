import type { components } from '@resonanz/contract/types';
import { recordTopic } from '@resonanz/domain/liveTopics';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Live } from '../../../platform/live/Live.ts';

type Event = components['schemas']['CampaignEvent'];

/** Entries named in one event; more are told as "any of them", which keeps an event far below 8 kB. */
const MAX_IDS = 200;

/** What has happened to campaigns, before it is told. */
export interface CampaignNews {
  campaignId: number;
  kind: Event['kind'];
  ids?: readonly number[];
}

/**
 * Tells everybody who looks at these campaigns what has changed, by whom; call it after the commit. Contents are read
 * by each with his own rights.
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
