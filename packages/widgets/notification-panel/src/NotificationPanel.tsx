'use client';

import { BellIcon, XIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { Popover } from '@resonanz/ui/Popover';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';
import { NotificationList } from './NotificationList.tsx';
import * as css from './NotificationPanel.css.ts';
import type { NotificationItem } from './NotificationRow.tsx';

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  /** Whose bell it is; decides the icons. */
  panel: 'agency' | 'brand';
  /** The newest notifications first; `undefined` while they load or when they could not be loaded. */
  notifications: readonly NotificationItem[] | undefined;
  /** Whether the notifications could not be loaded. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
  /** Number of notifications nobody has seen yet; more than 99 is drawn as 99+. */
  unread: number;
  /** Whether the panel is shown; controlled. */
  isOpen: boolean;
  /** Called when the bell or the panel asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when a notification is chosen: mark it read, then navigate. */
  onOpen: (notification: NotificationItem) => void;
  /** Called once the deletion has been confirmed; take the row out of `notifications` when it has worked. */
  onRemove: (notification: NotificationItem) => void;
  /** Address of the page with all notifications; without it there is no link. */
  showAllHref?: string;
  /** Called when older notifications are wanted; without it there is no such button. */
  onShowOlder?: () => void;
  /** The time that ages are told against; now by default. */
  now?: Date;
}

/** A bell with the number of new notifications, and the panel it opens (001 §2.7). */
export function NotificationPanel({
  panel,
  notifications,
  isFailed = false,
  onReload,
  unread,
  isOpen,
  onOpenChange,
  onOpen,
  onRemove,
  showAllHref,
  onShowOlder,
  now = new Date(),
}: NotificationPanelProps) {
  const t = useMessages(messages);
  const bell = useRef<HTMLButtonElement>(null);
  const [doomed, setDoomed] = useState<NotificationItem | null>(null);
  return (
    <>
      <ShellButton
        ref={bell}
        label={unread === 0 ? t('notificationPanel.title') : t('notificationPanel.bell', { count: unread > 99 ? '99+' : unread })}
        icon={BellIcon}
        count={unread}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
      />
      <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={bell} label={t('notificationPanel.title')} width="notifications">
        <div className={css.ground}>
          <div className={css.head}>
            <Heading level={2}>{t('notificationPanel.title')}</Heading>
            <IconButton icon={XIcon} label={t('notificationPanel.close')} hidesTooltip onPress={() => onOpenChange(false)} />
          </div>
          <NotificationList
            panel={panel}
            notifications={notifications}
            isFailed={isFailed}
            onReload={onReload}
            now={now}
            fallback={bell}
            onOpen={onOpen}
            onRemove={setDoomed}
          />
          {(showAllHref !== undefined || onShowOlder !== undefined) && (
            <div className={css.foot}>
              {onShowOlder && (
                <Link variant="standalone" onPress={onShowOlder}>
                  {t('notificationPanel.older')}
                </Link>
              )}
              {showAllHref !== undefined && (
                <Link variant="standalone" href={showAllHref} onPress={() => onOpenChange(false)}>
                  {t('notificationPanel.showAll')}
                </Link>
              )}
            </div>
          )}
        </div>
        {/* Inside the panel, so that answering the question does not count as a press outside of it. */}
        <AlertDialog
          isOpen={doomed !== null}
          onOpenChange={() => setDoomed(null)}
          title={t('notificationPanel.confirm.title')}
          confirmLabel={t('notificationPanel.confirm.save')}
          cancelLabel={t('notificationPanel.confirm.cancel')}
          closeLabel={t('notificationPanel.close')}
          tone="danger"
          onConfirm={() => {
            setDoomed(null);
            if (doomed) onRemove(doomed);
          }}
        >
          {t('notificationPanel.confirm.text')}
        </AlertDialog>
      </Popover>
    </>
  );
}
