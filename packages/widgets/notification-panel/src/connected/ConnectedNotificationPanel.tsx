'use client';

import { notificationMutations, notificationQueries } from '@resonanz/api-client/notifications';
import { useApi } from '@resonanz/api-client/react';
import { agencyTarget, brandTarget } from '@resonanz/domain/notifications';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { NotificationPanel } from '../NotificationPanel.tsx';
import type { NotificationItem } from '../NotificationRow.tsx';

/** Props of {@link ConnectedNotificationPanel}. */
export interface ConnectedNotificationPanelProps {
  /** Whose bell it is. */
  panel: 'agency' | 'brand';
  /** Whether the panel is shown; controlled. */
  isOpen: boolean;
  /** Called when the bell or the panel asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the path that a notification leads to, after it has been marked read. */
  onNavigate: (path: string) => void;
  /** Where outcomes of deletions are told. */
  toasts: ToastQueue;
  /** Address of the page with all notifications; without it there is no link. */
  showAllHref?: string;
  /** Whether live events arrive; without them the bell asks every minute. True by default. */
  isLive?: boolean;
}

const PAGE = 10;
const MOST = 100;
const POLL_MS = 60_000;
// The mark goes out before the page changes, but a server that hangs must not hold the reader back.
const LONGEST_WAIT_MS = 400;

const targetOf = (panel: 'agency' | 'brand', { type, subType, refId }: NotificationItem) =>
  panel === 'agency' ? agencyTarget(type, refId ?? '') : brandTarget(subType, refId ?? '');

/** The notification panel on Resonanz's server. */
export function ConnectedNotificationPanel(props: ConnectedNotificationPanelProps) {
  const { panel, isOpen, onOpenChange, onNavigate, toasts, showAllHref, isLive = true } = props;
  const t = useMessages(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const [size, setSize] = useState(PAGE);
  const list = useQuery({
    ...notificationQueries(client, panel).recent({ pageSize: size }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : POLL_MS,
  });
  const calls = notificationMutations(client, queryClient, panel);
  const { mutateAsync: markRead } = useMutation(calls.markRead());
  const { mutate: markAllOld, reset: forgetOutcome, status: marking } = useMutation(calls.markAllOld());
  const { mutateAsync: remove } = useMutation(calls.remove());
  const unread = list.data?.unread ?? 0;

  // Whatever is new while the panel is open has been seen. A failure brings the counter back and is tried again at the next opening.
  useEffect(() => {
    if (!isOpen) forgetOutcome();
    else if (unread > 0 && (marking === 'idle' || marking === 'success')) markAllOld();
  }, [isOpen, unread, marking, markAllOld, forgetOutcome]);

  async function open(notification: NotificationItem) {
    onOpenChange(false);
    if (!notification.read) {
      const sent = markRead(notification).catch(() => undefined);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
    }
    onNavigate(targetOf(panel, notification));
  }

  async function removeOne({ notificationId }: NotificationItem) {
    if (!notificationId) {
      toasts.add({ tone: 'bad', title: t('notificationPanel.invalid.title'), text: t('notificationPanel.invalid.text') });
      return;
    }
    try {
      await remove([notificationId]);
      toasts.add({ tone: 'ok', title: t('notificationPanel.removed') });
    } catch {
      toasts.add({ tone: 'bad', title: t('notificationPanel.notRemoved') });
    }
  }

  const total = list.data?.totalElements ?? 0;
  return (
    <NotificationPanel
      panel={panel}
      notifications={list.data?.data}
      isFailed={list.isError}
      onReload={() => void list.refetch()}
      unread={isOpen ? 0 : unread}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onOpen={(notification) => void open(notification)}
      onRemove={(notification) => void removeOne(notification)}
      {...(showAllHref === undefined ? {} : { showAllHref })}
      {...(total > size && size < MOST ? { onShowOlder: () => setSize(Math.min(MOST, size + PAGE)) } : {})}
    />
  );
}
