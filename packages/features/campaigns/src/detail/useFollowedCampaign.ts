import { followCampaign } from '@resonanz/api-client/campaign-entries';
import { createLiveConnection } from '@resonanz/api-client/live';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the page true while others work on the same campaign; the grid marks the cells that change. */
export function useFollowedCampaign(campaignId: number): void {
  const session = useSessionObject();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined || !Number.isSafeInteger(campaignId)) return;
    const live = createLiveConnection({ url: '/ws', accessToken: (refused) => session.liveToken(refused) });
    const unfollow = followCampaign(live, queryClient, { campaignId });
    const close = () => {
      unfollow();
      void live.close();
    };
    const keep = session.keepUntilEnd(close);
    return () => {
      keep();
      close();
    };
  }, [session, queryClient, userId, campaignId]);
}
