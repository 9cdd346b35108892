import type { components } from '@resonanz/contract/types';
import { recordTopic } from '@resonanz/domain/liveTopics';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Live } from '../../platform/live/Live.ts';

type Event = components['schemas']['CampaignRequestEvent'];
type UgcEvent = components['schemas']['UgcRequestEvent'];

/**
 * Publishes changes of requests to viewers at agency and brand; call it after the commit. Clients fetch the content
 * with their own rights.
 */
export function publishRequestEvents(
  live: Live,
  user: Pick<CallUser, 'id' | 'fullName'> | null,
  at: Date,
  kind: Event['kind'],
  ids: readonly number[],
): void {
  for (const campaignRequestId of new Set(ids)) {
    const event: Event = {
      campaignRequestId,
      kind,
      by: user?.fullName ?? null,
      byUserId: user?.id ?? null,
      at: at.toISOString(),
    };
    live.publish(recordTopic('campaignRequest', campaignRequestId), event);
  }
}

/**
 * Publishes changes of UGC requests to viewers at agency and brand; call it after the commit. Clients fetch the content
 * with their own rights.
 */
export function publishUgcRequestEvents(
  live: Live,
  user: Pick<CallUser, 'id' | 'fullName'> | null,
  at: Date,
  kind: UgcEvent['kind'],
  ids: readonly number[],
): void {
  for (const ugcCampaignRequestId of new Set(ids)) {
    const event: UgcEvent = {
      ugcCampaignRequestId,
      kind,
      by: user?.fullName ?? null,
      byUserId: user?.id ?? null,
      at: at.toISOString(),
    };
    live.publish(recordTopic('ugcRequest', ugcCampaignRequestId), event);
  }
}
