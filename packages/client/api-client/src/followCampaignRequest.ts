import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { coalesced } from './coalesced.ts';
import type { LiveConnection } from './live.ts';
import { networkKeys } from './network.ts';

/** Which campaign request is followed, and what is refetched when it changes. */
export interface FollowCampaignRequestOptions {
  readonly campaignRequestId: number;
  /** Key of everything that shows the request. */
  readonly queryKey: QueryKey;
}

const READ_MS = 300;

/**
 * Keeps a campaign request on screen true while agency and brand work on it: after an event, and whenever the
 * connection is restored, what shows it is read again. Returns how to stop.
 */
export function followCampaignRequest(
  live: LiveConnection,
  queryClient: QueryClient,
  { campaignRequestId, queryKey }: FollowCampaignRequestOptions,
): () => void {
  const keys = [queryKey, networkKeys.wishes('campaign', campaignRequestId)];
  const reload = coalesced(
    () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: key }))),
    READ_MS,
  );
  const stops = [live.onCampaignRequest(campaignRequestId, reload), live.onReconnect(reload)];
  return () => {
    for (const stop of stops) stop();
  };
}
