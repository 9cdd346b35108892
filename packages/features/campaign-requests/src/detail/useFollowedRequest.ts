import { campaignRequestKeys } from '@resonanz/api-client/campaign-requests';
import { createLiveConnection } from '@resonanz/api-client/live';
import { followCampaignRequest } from '@resonanz/api-client/request-administration';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the page true while the other side or a colleague works on the same request; what shows it stands under `queryKey`, which has to stay the same. */
export function useFollowedRequest(campaignRequestId: number, queryKey: QueryKey = campaignRequestKeys.all): void {
  const session = useSessionObject();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined || !Number.isSafeInteger(campaignRequestId)) return;
    const live = createLiveConnection({ url: '/ws', accessToken: (refused) => session.liveToken(refused) });
    const unfollow = followCampaignRequest(live, queryClient, { campaignRequestId, queryKey });
    const close = () => {
      unfollow();
      void live.close();
    };
    const keep = session.keepUntilEnd(close);
    return () => {
      keep();
      close();
    };
  }, [session, queryClient, userId, campaignRequestId, queryKey]);
}
