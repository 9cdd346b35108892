import { matchPath, useLocation, useNavigate } from 'react-router';
import type { MailEvent } from '@resonanz/api-client/live';
import { useMailToast } from '@resonanz/app-frame/useMailToast';
import { mailThreadPath, staffPaths } from '@resonanz/domain/paths';
import { writeUnreadMail } from '@resonanz/session/session';

/**
 * Gives what happens when a mail comes in: a toast that leads to its thread and a new count of unread mails, unless
 * that thread is on screen.
 */
export function useMailArrival(): (mail: MailEvent) => void {
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
