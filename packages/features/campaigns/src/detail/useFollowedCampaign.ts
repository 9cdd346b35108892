import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { followCampaign } from '@resonanz/api-client/campaignEntries';
import type { LiveConnection } from '@resonanz/api-client/live';
import { useLiveRecord } from '@resonanz/session/live';
import { useSession } from '@resonanz/session/react';
import { foreignChanges } from './foreignChanges.ts';

/**
 * Keeps the page true while others work on the same campaign; gives back whether a row that has changed was changed by
 * one of them.
 */
export function useFollowedCampaign(campaignId: number): (entryId: number) => boolean {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const [foreign] = useState(foreignChanges);
  useLiveRecord(
    campaignId,
    useCallback(
      (live: LiveConnection, id: number) =>
        followCampaign(live, queryClient, { campaignId: id, onEvent: (event) => foreign.note(event, userId) }),
      [queryClient, foreign, userId],
    ),
  );
  return foreign.take;
}
