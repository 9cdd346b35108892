import type { QueryClient } from '@tanstack/react-query';
import { coalesced } from './coalesced.ts';
import type { LiveConnection } from './live.ts';
import { networkKeys } from './network.ts';
import { ugcRequestKeys } from './ugcRequests.ts';

const READ_MS = 300;

/**
 * Keeps a UGC request on screen true while agency and brand work on it: after an event, and whenever the connection is
 * restored, everything of the area is read again. Returns how to stop.
 */
export function followUgcRequest(
  live: LiveConnection,
  queryClient: QueryClient,
  ugcCampaignRequestId: number,
): () => void {
  const keys = [ugcRequestKeys.all, networkKeys.wishes('ugc', ugcCampaignRequestId)];
  const reload = coalesced(
    () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    READ_MS,
  );
  const stops = [live.onUgcRequest(ugcCampaignRequestId, reload), live.onReconnect(reload)];
  return () => {
    for (const stop of stops) stop();
  };
}
