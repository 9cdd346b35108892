import { followCampaign } from '@resonanz/api-client/campaign-entries';
import type { LiveConnection } from '@resonanz/api-client/live';
import { useLiveRecord } from '@resonanz/session/live';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Keeps the page true while others work on the same campaign; the grid marks the cells that change. */
export function useFollowedCampaign(campaignId: number): void {
  const queryClient = useQueryClient();
  useLiveRecord(campaignId, useCallback((live: LiveConnection, id: number) => followCampaign(live, queryClient, { campaignId: id }), [queryClient]));
}
