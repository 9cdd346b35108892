import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LiveConnection } from '@resonanz/api-client/live';
import { followUgcRequest } from '@resonanz/api-client/ugc-requests';
import { useLiveRecord } from '@resonanz/session/live';

/** Keeps the page true while the other side or a colleague works on the same request. */
export function useFollowedUgcRequest(ugcCampaignRequestId: number): void {
  const queryClient = useQueryClient();
  useLiveRecord(
    ugcCampaignRequestId,
    useCallback((live: LiveConnection, id: number) => followUgcRequest(live, queryClient, id), [queryClient]),
  );
}
