import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notificationMutations, type NotificationScope } from '@resonanz/api-client/notifications';
import { useApi } from '@resonanz/api-client/react';
import { notificationTarget, type NotificationPanelKind } from '@resonanz/domain/notifications';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { messages } from '../messages.ts';
import { isUnread, type NotificationGroup } from '../notificationGroup.ts';

/** What a connected list of notifications gets. */
export interface NotificationCallOptions {
  /** Whose notifications they are. */
  panel: NotificationPanelKind;
  /** Called with the path that a notification leads to, after it has been marked read. */
  onNavigate: (path: string) => void;
  /** Whether the reader may open a path; every path by default. Where not, the reader stays and sees a message. */
  allowsPath?: (path: string) => boolean;
  /** Whether a path has a page; every path by default. A notification that leads to none is only marked read. */
  hasPage?: (path: string) => boolean;
  /** Where outcomes of deletions and forbidden paths are shown. */
  toasts: ToastQueue;
}

// The mark goes out before the page changes, but a server that hangs must not hold the reader back.
const LONGEST_WAIT_MS = 400;

/** Opening, removing and loading on, as panel and page do it alike. */
export function useNotificationCalls(
  { panel, onNavigate, allowsPath = () => true, hasPage, toasts }: NotificationCallOptions,
  scope: NotificationScope,
) {
  const t = useMessages(messages);
  const calls = notificationMutations(useApi(), useQueryClient(), panel);
  const { mutateAsync: markRead } = useMutation(calls.markRead());
  const { mutateAsync: remove } = useMutation(calls.remove());
  const { mutate: showOlder, isPending: isLoadingOlder } = useMutation(calls.showOlder(scope));
  const leadsOn = useCallback(
    ([newest]: NotificationGroup) => hasPage?.(notificationTarget(panel, newest)) ?? true,
    [hasPage, panel],
  );
  return {
    isLoadingOlder,
    /** Whether a row leads to a page. */
    leadsOn,
    showOlder: () => {
      if (!isLoadingOlder) showOlder();
    },
    /** Marks read, then navigates; `onLeave` is called where the path is allowed. */
    async open(row: NotificationGroup, onLeave?: () => void): Promise<void> {
      const path = notificationTarget(panel, row[0]);
      const isStill = !leadsOn(row);
      const isAllowed = allowsPath(path);
      if (isAllowed && !isStill) onLeave?.();
      if (isUnread(row)) {
        const sent = markRead(row.filter(({ read }) => !read)).catch(() => undefined);
        await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
      }
      if (isStill) return;
      if (isAllowed) onNavigate(path);
      else toasts.add({ tone: 'bad', title: t('notificationPanel.denied') });
    },
    async remove(row: NotificationGroup): Promise<void> {
      const ids = row.map(({ notificationId }) => notificationId);
      if (!ids.every(Boolean)) {
        toasts.add({
          tone: 'bad',
          title: t('notificationPanel.invalid.title'),
          text: t('notificationPanel.invalid.text'),
        });
        return;
      }
      try {
        await remove(ids);
        toasts.add({ tone: 'ok', title: t('notificationPanel.removed') });
      } catch {
        toasts.add({ tone: 'bad', title: t('notificationPanel.notRemoved') });
      }
    },
  };
}
