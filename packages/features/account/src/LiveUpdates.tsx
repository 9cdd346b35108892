import { bookmarkKeys } from '@resonanz/api-client/bookmarks';
import { campaignKeys } from '@resonanz/api-client/campaigns';
import { campaignRequestKeys } from '@resonanz/api-client/campaign-requests';
import { createLiveConnection } from '@resonanz/api-client/live';
import { applyNotificationEvent, notificationKeys } from '@resonanz/api-client/notifications';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Props of `LiveUpdates`. */
export interface LiveUpdatesProps {
  /** Whose notifications arrive. */
  panel: 'agency' | 'brand';
}

/** Keeps lists true while the server tells what happened elsewhere; draws nothing. */
export function LiveUpdates({ panel }: LiveUpdatesProps) {
  const session = useSessionObject();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const live = createLiveConnection({ url: '/ws', accessToken: (refused) => session.liveToken(refused) });
    live.onNotification(panel, userId, (event) => {
      applyNotificationEvent(queryClient, panel, event);
      // What the notification speaks of has changed, wherever it is on screen.
      void queryClient.invalidateQueries({ queryKey: panel === 'agency' ? campaignKeys.all : campaignRequestKeys.all });
    });
    live.onReconnect(() => {
      void queryClient.invalidateQueries({ queryKey: notificationKeys.panel(panel) });
      void queryClient.invalidateQueries({ queryKey: bookmarkKeys.all });
    });
    return () => void live.close();
  }, [session, queryClient, panel, userId]);
  return null;
}
