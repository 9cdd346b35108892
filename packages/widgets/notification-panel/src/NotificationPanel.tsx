'use client';

import { BellIcon, XIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { ConfirmDialog } from '@resonanz/ui/ConfirmDialog';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { Popover } from '@resonanz/ui/Popover';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';
import * as css from './NotificationPanel.css.ts';
import { type NotificationItem, NotificationRow } from './NotificationRow.tsx';

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  /** Whose bell it is; decides the icons. */
  panel: 'agency' | 'brand';
  /** The newest notifications first; `undefined` while they load. */
  notifications: readonly NotificationItem[] | undefined;
  /** Number of notifications nobody has seen yet; more than 99 is drawn as 99+. */
  unread: number;
  /** Whether the panel is shown; controlled. */
  isOpen: boolean;
  /** Called when the bell or the panel asks to open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when a notification is chosen: mark it read, then navigate. */
  onOpen: (notification: NotificationItem) => void;
  /** Called once the deletion has been confirmed; a rejected promise keeps the row. */
  onRemove: (notification: NotificationItem) => void | Promise<void>;
  /** Address of the page with all notifications; without it there is no link. */
  showAllHref?: string;
  /** Called when older notifications are wanted; without it there is no such button. */
  onShowOlder?: () => void;
  /** The time that ages are told against; now by default. */
  now?: Date;
}

const PLACEHOLDERS = ['72%', '58%', '66%'];

/** A bell with the number of new notifications, and the panel it opens (001 §2.7). */
export function NotificationPanel({
  panel,
  notifications,
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
        label={t('notificationPanel.bell', { count: unread })}
        icon={BellIcon}
        count={unread}
        isExpanded={isOpen}
        onPress={() => onOpenChange(!isOpen)}
      />
      <Popover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={bell}
        label={t('notificationPanel.title')}
        width="notifications"
      >
        <div className={css.head}>
          <Heading level={2}>
            {t('notificationPanel.title')}
          </Heading>
          <IconButton icon={XIcon} label={t('notificationPanel.close')} hidesTooltip onPress={() => onOpenChange(false)} />
        </div>
        {notifications === undefined && (
          <div role="status">
            <VisuallyHidden>{t('notificationPanel.loading')}</VisuallyHidden>
            {PLACEHOLDERS.map((width) => (
              <div key={width} className={css.placeholder}>
                <Skeleton shape="circle" width="32px" />
                <div className={css.lines}>
                  <Skeleton width={width} />
                  <Skeleton width="88%" />
                  <Skeleton width="30%" />
                </div>
              </div>
            ))}
          </div>
        )}
        {notifications?.length === 0 && <EmptyState title={t('notificationPanel.empty')} />}
        {notifications !== undefined && notifications.length > 0 && (
          <ul className={css.list} tabIndex={-1}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.notificationId}
                notification={notification}
                panel={panel}
                now={now}
                onOpen={onOpen}
                onRemove={setDoomed}
              />
            ))}
          </ul>
        )}
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
      </Popover>
      <ConfirmDialog
        isOpen={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('notificationPanel.confirm.title')}
        confirmLabel={t('notificationPanel.confirm.save')}
        cancelLabel={t('notificationPanel.confirm.cancel')}
        tone="danger"
        onConfirm={() => {
          const target = doomed;
          setDoomed(null);
          if (target) void onRemove(target);
        }}
      >
        <Text>{t('notificationPanel.confirm.text')}</Text>
      </ConfirmDialog>
    </>
  );
}
