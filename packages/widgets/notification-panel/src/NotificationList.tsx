import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { RefObject } from 'react';
import { messages } from './messages.ts';
import * as css from './NotificationList.css.ts';
import { type NotificationItem, NotificationRow } from './NotificationRow.tsx';

interface NotificationListProps {
  panel: 'agency' | 'brand';
  notifications: readonly NotificationItem[] | undefined;
  isFailed: boolean;
  onReload: (() => void) | undefined;
  now: Date;
  fallback: RefObject<HTMLElement | null>;
  onOpen: (notification: NotificationItem) => void;
  onRemove: (notification: NotificationItem) => void;
}

const PLACEHOLDERS = ['72%', '58%', '66%'];

/** The notifications in one of four states: failed, loading, none, some. */
export function NotificationList({ panel, notifications, isFailed, onReload, now, fallback, onOpen, onRemove }: NotificationListProps) {
  const t = useMessages(messages);
  const rowFocus = useRowFocus<HTMLUListElement>(fallback);
  if (notifications === undefined && isFailed) {
    return (
      <div className={css.failed}>
        <InlineAlert
          tone="error"
          role="alert"
          action={
            onReload && (
              <Link variant="standalone" tone="inherit" onPress={onReload}>
                {t('notificationPanel.reload')}
              </Link>
            )
          }
        >
          {t('notificationPanel.failed')}
        </InlineAlert>
      </div>
    );
  }
  if (notifications === undefined) {
    return (
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
    );
  }
  if (notifications.length === 0) return <EmptyState title={t('notificationPanel.empty')} />;
  return (
    <ul className={css.list} {...rowFocus}>
      {notifications.map((notification) => (
        <NotificationRow
          key={notification.notificationId}
          notification={notification}
          panel={panel}
          now={now}
          onOpen={onOpen}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}
