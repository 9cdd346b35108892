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
}

const PAGE = 10;
const MOST = 100;

const targetOf = (panel: 'agency' | 'brand', { type, subType, refId }: NotificationItem) =>
  panel === 'agency' ? agencyTarget(type, refId ?? '') : brandTarget(subType, refId ?? '');

/** The notification panel on Resonanz's server. */
export function ConnectedNotificationPanel({ panel, isOpen, onOpenChange, onNavigate, toasts, showAllHref }: ConnectedNotificationPanelProps) {
  const t = useMessages(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const [size, setSize] = useState(PAGE);
  const list = useQuery({
    ...notificationQueries(client, panel).recent({ pageSize: size }),
    placeholderData: keepPreviousData,
  });
  const calls = notificationMutations(client, queryClient, panel);
  const { mutate: markRead } = useMutation(calls.markRead());
  const { mutate: markAllOld } = useMutation(calls.markAllOld());
  const { mutateAsync: remove } = useMutation(calls.remove());
  const unread = list.data?.unread ?? 0;

  // Whatever is new while the panel is open has been seen.
  useEffect(() => {
    if (isOpen && unread > 0) markAllOld();
  }, [isOpen, unread, markAllOld]);

  async function onRemove({ notificationId }: NotificationItem) {
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
  const rows = list.isError ? [] : list.data?.data;
  return (
    <NotificationPanel
      panel={panel}
      notifications={rows}
      unread={isOpen ? 0 : unread}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onOpen={(notification) => {
        if (!notification.read) markRead(notification);
        onOpenChange(false);
        onNavigate(targetOf(panel, notification));
      }}
      onRemove={onRemove}
      {...(showAllHref === undefined ? {} : { showAllHref })}
      {...(total > size && size < MOST ? { onShowOlder: () => setSize(Math.min(MOST, size + PAGE)) } : {})}
    />
  );
}
