import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { campaignRequestKeys } from '@resonanz/api-client/campaignRequests';
import type { LiveConnection } from '@resonanz/api-client/live';
import { followCampaignRequest } from '@resonanz/api-client/requestAdministration';
import { useLiveRecord } from '@resonanz/session/live';

/**
 * Keeps the page true while the other side or a colleague works on the same request; what shows it stands under
 * `queryKey`, which has to stay the same.
 */
export function useFollowedRequest(campaignRequestId: number, queryKey: QueryKey = campaignRequestKeys.all): void {
  const queryClient = useQueryClient();
  useLiveRecord(
    campaignRequestId,
    useCallback(
      (live: LiveConnection, id: number) =>
        followCampaignRequest(live, queryClient, { campaignRequestId: id, queryKey }),
      [queryClient, queryKey],
    ),
  );
}
