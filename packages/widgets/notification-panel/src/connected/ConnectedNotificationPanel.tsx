'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notificationQueries } from '@resonanz/api-client/notifications';
import { useApi } from '@resonanz/api-client/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { NotificationBell } from '../NotificationBell.tsx';
import type { NotificationCallOptions } from './useNotificationCalls.ts';

const Popup = lazyComponent(async () => (await import('./ConnectedNotificationPopup.tsx')).ConnectedNotificationPopup);

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

/**
 * The notification panel on Resonanz's server: the bell with its number, and the panel, whose code is fetched when it
 * is first wanted.
 */
export function ConnectedNotificationPanel({ isLive = true, ...options }: ConnectedNotificationPanelProps) {
  const { panel, isOpen, onOpenChange } = options;
  const bell = useRef<HTMLButtonElement>(null);
  const list = useQuery({
    ...notificationQueries(useApi(), panel).growing(),
    refetchInterval: isLive ? false : POLL_MS,
  });
  return (
    <>
      <NotificationBell
        ref={bell}
        unread={isOpen ? 0 : (list.data?.unread ?? 0)}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onApproach={Popup.prepare}
      />
      <Popup
        isWanted={isOpen}
        {...options}
        bell={bell}
        list={list.data}
        isFailed={list.isError}
        onReload={() => void list.refetch()}
      />
    </>
  );
}
