import { type ReactNode, useMemo } from 'react';
import { groupNotifications } from '@resonanz/domain/notifications';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';
import * as css from './NotificationList.css.ts';

interface NotificationStatesProps {
  notifications: readonly NotificationItem[] | undefined;
  isFailed: boolean;
  onReload: (() => void) | undefined;
  /** What is said where there are none. */
  emptyTitle: string;
  /** Draws the rows, of which there is at least one. */
  children: (groups: readonly NotificationGroup[]) => ReactNode;
}

const PLACEHOLDERS = ['72%', '58%', '66%'];

/** The notifications in one of four states: failed, loading, none, some. */
export function NotificationStates({
  notifications,
  isFailed,
  onReload,
  emptyTitle,
  children,
}: NotificationStatesProps) {
  const t = useMessages(messages);
  const groups = useMemo(() => notifications && groupNotifications(notifications), [notifications]);
  if (groups === undefined && isFailed) {
    return (
      <div className={css.failed}>
        <LoadFailure reloadLabel={t('notificationPanel.reload')} onReload={onReload}>
          {t('notificationPanel.failed')}
        </LoadFailure>
      </div>
    );
  }
  if (groups === undefined) {
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
  if (groups.length === 0) return <EmptyState title={emptyTitle} />;
  return children(groups);
}
