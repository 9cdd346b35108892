'use client';

import { notificationMutations, notificationQueries } from '@resonanz/api-client/notifications';
import { useApi } from '@resonanz/api-client/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NotificationPanel } from '../NotificationPanel.tsx';
import { type NotificationCallOptions, useNotificationCalls } from './useNotificationCalls.ts';

/** Props of {@link ConnectedNotificationPanel}. */
export interface ConnectedNotificationPanelProps extends NotificationCallOptions {
  /** Whether the panel is shown; controlled. */
  isOpen: boolean;
  /** Called when the bell or the panel asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Address of the page with all notifications; without it there is no link. */
  showAllHref?: string;
  /** Whether live events arrive; without them the bell asks every minute. True by default. */
  isLive?: boolean;
}

const POLL_MS = 60_000;

/** The notification panel on Resonanz's server. */
export function ConnectedNotificationPanel({ isOpen, onOpenChange, showAllHref, isLive = true, ...options }: ConnectedNotificationPanelProps) {
  const { panel } = options;
  const client = useApi();
  const queryClient = useQueryClient();
  const list = useQuery({ ...notificationQueries(client, panel).growing(), refetchInterval: isLive ? false : POLL_MS });
  const { open, remove, showOlder, isLoadingOlder } = useNotificationCalls(options, 'recent');
  const { mutate: markAllOld, reset: forgetOutcome, status: marking } = useMutation(notificationMutations(client, queryClient, panel).markAllOld());
  const { data = [], unread = 0, totalElements = 0 } = list.data ?? {};

  // Whatever is new while the panel is open has been seen. A failure brings the counter back and is tried again at the next opening.
  useEffect(() => {
    if (!isOpen) forgetOutcome();
    else if (unread > 0 && (marking === 'idle' || marking === 'success')) markAllOld();
  }, [isOpen, unread, marking, markAllOld, forgetOutcome]);

  return (
    <NotificationPanel
      panel={panel}
      notifications={list.data?.data}
      isFailed={list.isError}
      onReload={() => void list.refetch()}
      unread={isOpen ? 0 : unread}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onOpen={(row) => void open(row, () => onOpenChange(false))}
      onRemove={(row) => void remove(row)}
      isLoadingOlder={isLoadingOlder}
      {...(showAllHref === undefined ? {} : { showAllHref })}
      {...(data.length < totalElements ? { onShowOlder: showOlder } : {})}
    />
  );
}
