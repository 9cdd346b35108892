import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { bookmarkKeys } from '@resonanz/api-client/bookmarks';
import { campaignRequestKeys } from '@resonanz/api-client/campaignRequests';
import { campaignKeys } from '@resonanz/api-client/campaigns';
import { createLiveConnection, type MailEvent } from '@resonanz/api-client/live';
import { followNotifications } from '@resonanz/api-client/notifications';
import { useMailToast } from '@resonanz/app-frame/useMailToast';
import type { NotificationPanelKind } from '@resonanz/domain/notifications';
import { mailThreadPath, staffPaths } from '@resonanz/domain/paths';
import { useMay, useSession, useSessionObject } from '@resonanz/session/react';
import { writeUnreadMail } from '@resonanz/session/session';
import type { LiveUpdatesProps } from './LiveUpdates.tsx';

/** What is read again when a notification comes in. */
const CONCERNS = {
  agency: [campaignKeys.all],
  brand: [campaignRequestKeys.all],
  tester: [['tester-projects'], ['testers']],
} as const satisfies Record<NotificationPanelKind, readonly (readonly string[])[]>;

/**
 * Keeps lists true while the server reports what happened elsewhere, and says that mails have come in; draws nothing
 * itself.
 */
export function LiveFollowing({ panel }: LiveUpdatesProps) {
  const session = useSessionObject();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  const mayReadMail = useMay('Email', 'view') && panel === 'agency';
  const onMail = useEffectEvent(useMailArrival());
  useEffect(() => {
    if (userId === undefined) return;
    const gone = new AbortController();
    const live = createLiveConnection({ url: '/ws', accessToken: (rejectedToken) => session.liveToken(rejectedToken) });
    // What a notification speaks of has changed, wherever it is on screen.
    const concerns = CONCERNS[panel];
    const unfollow = followNotifications(live, queryClient, { panel, loginUser: userId, concerns });
    live.onReconnect(() => void queryClient.invalidateQueries({ queryKey: bookmarkKeys.all }));
    if (mayReadMail) live.onMail((mail) => onMail(mail));
    gone.signal.addEventListener('abort', () => {
      unfollow();
      void live.close();
    });
    const close = () => gone.abort();
    const keep = session.keepUntilEnd(close);
    return () => {
      keep();
      close();
    };
  }, [session, queryClient, panel, userId, mayReadMail]);
  return null;
}

/**
 * Gives what happens when a mail comes in: a toast that leads to its thread and a new count of unread mails, unless
 * that thread is on screen.
 */
function useMailArrival(): (mail: MailEvent) => void {
  const showMail = useMailToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMailbox = matchPath(staffPaths.emailManagement.pattern, pathname) !== null;
  const openThread = isMailbox ? new URLSearchParams(search).get('threadId') : null;
  return ({ subject, threadId, unreadCount }) => {
    if (threadId === openThread) return;
    writeUnreadMail(unreadCount);
    showMail({ subject, threadId, onOpen: () => void navigate(mailThreadPath(threadId)) });
  };
}
