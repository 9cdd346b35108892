'use client';

import { useRef, useState } from 'react';
import type { NotificationPanelKind } from '@resonanz/domain/notifications';
import { useMessages } from '@resonanz/i18n/react';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { DayRows } from './DayRows.tsx';
import { messages } from './messages.ts';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';
import * as css from './NotificationList.css.ts';
import { NotificationStates } from './NotificationStates.tsx';
import { OlderLink } from './OlderLink.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';

/** Props of {@link NotificationList}. */
export interface NotificationListProps {
  /** Whose notifications they are; decides the icons. */
  panel: NotificationPanelKind;
  /** Name of the list for assistive technology, for example the title of the page. */
  label: string;
  /**
   * The newest notifications first; `undefined` while they load or when they could not be loaded. Comments on one
   * object are drawn as one row.
   */
  notifications: readonly NotificationItem[] | undefined;
  /** Whether the notifications could not be loaded; false by default. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
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
  /** Called when older notifications are wanted; without it there is no such button. */
  onShowOlder?: () => void;
  /** Whether older ones are on their way; false by default. */
  isLoadingOlder?: boolean;
  /** What is said where there are none; "You don't have any notifications" by default. */
  emptyTitle?: string;
  /** The time that ages and days are relative to; now by default. */
  now?: Date;
}

/** All notifications on a page of their own, day by day. */
export function NotificationList({
  panel,
  label,
  notifications,
  isFailed = false,
  onReload,
  onOpen,
  leadsOn,
  onRemove,
  onShowOlder,
  isLoadingOlder = false,
  emptyTitle,
  now = new Date(),
}: NotificationListProps) {
  const t = useMessages(messages);
  const place = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus<HTMLUListElement>(place);
  const [toDelete, setToDelete] = useState<NotificationGroup | null>(null);
  return (
    <section ref={place} className={css.place} aria-label={label} tabIndex={-1}>
      <NotificationStates
        notifications={notifications}
        isFailed={isFailed}
        onReload={onReload}
        emptyTitle={emptyTitle ?? t('notificationPanel.empty')}
      >
        {(groups) => (
          <>
            <DayRows
              groups={groups}
              panel={panel}
              now={now}
              rowFocus={rowFocus}
              onOpen={onOpen}
              leadsOn={leadsOn}
              onRemove={setToDelete}
            />
            <div className={css.older}>
              <OlderLink onShowOlder={onShowOlder} isLoadingOlder={isLoadingOlder} />
            </div>
          </>
        )}
      </NotificationStates>
      <RemoveQuestion toDelete={toDelete} onClose={() => setToDelete(null)} onRemove={onRemove} />
    </section>
  );
}
