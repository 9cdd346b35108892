import type { RefObject } from 'react';
import type { NotificationList } from '@resonanz/api-client/notifications';
import { NotificationPopup } from '../NotificationPopup.tsx';
import type { ConnectedNotificationPanelProps } from './ConnectedNotificationPanel.tsx';
import { useNotificationCalls } from './useNotificationCalls.ts';
import { useSeen } from './useSeen.ts';

interface ConnectedNotificationPopupProps extends Omit<ConnectedNotificationPanelProps, 'isLive'> {
  /** The button it hangs from. */
  bell: RefObject<HTMLButtonElement | null>;
  /** The notifications; `undefined` while they load or when they could not be loaded. */
  list: NotificationList | undefined;
  isFailed: boolean;
  onReload: () => void;
}

/** What the bell opens, with its calls. */
export function ConnectedNotificationPopup({
  bell,
  list,
  isFailed,
  onReload,
  isOpen,
  onOpenChange,
  showAllHref,
  ...options
}: ConnectedNotificationPopupProps) {
  const { panel } = options;
  const { open, leadsOn, remove, showOlder, isLoadingOlder } = useNotificationCalls(options, 'recent');
  const { data = [], unread = 0, totalElements = 0 } = list ?? {};
  useSeen(panel, isOpen, unread);

  return (
    <NotificationPopup
      bell={bell}
      panel={panel}
      notifications={list?.data}
      isFailed={isFailed}
      onReload={onReload}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onOpen={(row) => void open(row, () => onOpenChange(false))}
      leadsOn={leadsOn}
      onRemove={(row) => void remove(row)}
      isLoadingOlder={isLoadingOlder}
      {...(showAllHref === undefined ? {} : { showAllHref })}
      {...(data.length < totalElements ? { onShowOlder: showOlder } : {})}
    />
  );
}
