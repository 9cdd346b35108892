import type { QueryClient } from '@tanstack/react-query';
import { campaignKeys } from './campaigns.ts';
import { coalesced } from './coalesced.ts';
import type { LiveConnection } from './live.ts';
import type { CampaignEvent } from './liveEvents.ts';

/** Which campaign is followed, and what else wants to know. */
export interface FollowCampaignOptions {
  readonly campaignId: number;
  /** Called with every event, for example to mark the rows another user is working on. */
  readonly onEvent?: (event: CampaignEvent) => void;
}

// A user who fills down a column raises an event a cell.
const READ_MS = 300;

/**
 * Keeps a campaign on screen true while others work on it: what an event speaks of is refetched, many events cause few
 * reads, and after every reconnect everything of the campaign is read, for what was missed. Returns how to stop.
 */
export function followCampaign(
  live: LiveConnection,
  queryClient: QueryClient,
  { campaignId, onEvent }: FollowCampaignOptions,
): () => void {
  const reload = coalesced(() => queryClient.invalidateQueries({ queryKey: campaignKeys.one(campaignId) }), READ_MS);
  const stops = [
    live.onCampaign(campaignId, (event) => {
      onEvent?.(event);
      reload();
    }),
    live.onReconnect(reload),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
