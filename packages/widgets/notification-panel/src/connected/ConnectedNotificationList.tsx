'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { notificationQueries } from '@resonanz/api-client/notifications';
import { useApi } from '@resonanz/api-client/react';
import { NotificationList } from '../NotificationList.tsx';
import { type NotificationCallOptions, useNotificationCalls } from './useNotificationCalls.ts';
import { useSeen } from './useSeen.ts';

/** Props of {@link ConnectedNotificationList}. */
export interface ConnectedNotificationListProps extends NotificationCallOptions {
  /** Name of the list for assistive technology, for example the title of the page. */
  label: string;
  /** All notifications (default), or only those that have not been read. */
  scope?: 'all' | 'unread';
  /** What is said where there are none; "You don't have any notifications" by default. */
  emptyTitle?: string;
  /** Stands in place of the list when the reader may not see it. */
  denied: ReactNode;
}

/**
 * All notifications of the caller on Resonanz's server, day by day, ten at a time. As in the panel, a user who looks at
 * them has seen what is new.
 */
export function ConnectedNotificationList({
  label,
  scope = 'all',
  emptyTitle,
  denied,
  ...options
}: ConnectedNotificationListProps) {
  const { panel } = options;
  const list = useQuery(notificationQueries(useApi(), panel).growing(scope));
  // The counter of the bell, where there is one: who reads the list has seen what is new, as in the panel.
  const bell = useQuery({ ...notificationQueries(useApi(), panel).growing(), enabled: false });
  useSeen(panel, list.data !== undefined, bell.data?.unread ?? 0);
  const { open, leadsOn, remove, showOlder, isLoadingOlder } = useNotificationCalls(options, scope);
  if (isApiError(list.error) && list.error.kind === 'forbidden') return denied;
  const { data = [], totalElements = 0 } = list.data ?? {};
  return (
    <NotificationList
      panel={panel}
      label={label}
      notifications={list.data?.data}
      isFailed={list.isError}
      onReload={() => void list.refetch()}
      onOpen={(row) => void open(row)}
      leadsOn={leadsOn}
      onRemove={(row) => void remove(row)}
      isLoadingOlder={isLoadingOlder}
      {...(emptyTitle === undefined ? {} : { emptyTitle })}
      {...(data.length < totalElements ? { onShowOlder: showOlder } : {})}
    />
  );
}
