'use client';

import { useRef } from 'react';
import type { NotificationPanelKind } from '@resonanz/domain/notifications';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { NotificationBell } from './NotificationBell.tsx';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';

const Popup = lazyComponent(async () => (await import('./NotificationPopup.tsx')).NotificationPopup);

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  /** Whose bell it is; decides the icons. */
  panel: NotificationPanelKind;
  /**
   * The newest notifications first; `undefined` while they load or when they could not be loaded. Comments on one
   * object are drawn as one row.
   */
  notifications: readonly NotificationItem[] | undefined;
  /** Whether the notifications could not be loaded. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
  /** Number of notifications no one has seen yet; more than 99 is drawn as 99+. */
  unread: number;
  /** Whether the panel is shown; controlled. */
  isOpen: boolean;
  /** Called when the bell or the panel asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when a row is chosen, with what it stands for, the newest first: mark all of it read, then navigate. */
  onOpen: (notifications: NotificationGroup) => void;
  /**
   * Whether a row leads to a page, by what it stands for; every row by default. One that does not shows no pointer and
   * is only marked read.
   */
  leadsOn?: (notifications: NotificationGroup) => boolean;
  /**
   * Called once the deletion has been confirmed, with what the row stands for; take all of it out of `notifications`
   * when it has worked.
   */
  onRemove: (notifications: NotificationGroup) => void;
  /** Address of the page with all notifications; without it there is no link. */
  showAllHref?: string;
  /**
   * Called when older notifications are wanted, by the button or because the end of the list is near; without it there
   * is no such button.
   */
  onShowOlder?: () => void;
  /** Whether older ones are on their way; false by default. */
  isLoadingOlder?: boolean;
  /** The time that ages are relative to; now by default. */
  now?: Date;
}

/**
 * A bell with the number of new notifications, and the panel it opens; the panel's code is fetched when it is first
 * wanted.
 */
export function NotificationPanel({ unread, ...panel }: NotificationPanelProps) {
  const { isOpen, onOpenChange } = panel;
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <NotificationBell
        ref={bell}
        unread={unread}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onApproach={Popup.prepare}
      />
      <Popup isWanted={isOpen} {...panel} bell={bell} />
    </>
  );
}
