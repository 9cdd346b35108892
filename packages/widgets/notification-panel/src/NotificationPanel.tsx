'use client';

import { BellIcon, XIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { Popover } from '@resonanz/ui/Popover';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { useRef, useState } from 'react';
import type { NotificationGroup, NotificationItem } from './notificationGroup.ts';
import { messages } from './messages.ts';
import * as css from './NotificationPanel.css.ts';
import { NotificationStates } from './NotificationStates.tsx';
import { OlderLink } from './OlderLink.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { WindowedRows } from './WindowedRows.tsx';

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  /** Whose bell it is; decides the icons. */
  panel: 'agency' | 'brand';
  /** The newest notifications first; `undefined` while they load or when they could not be loaded. Comments on one object are drawn as one row. */
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
  /** Called when a row is chosen, with what it stands for, the newest first: mark all of it read, then navigate. */
  onOpen: (notifications: NotificationGroup) => void;
  /** Called once the deletion has been confirmed, with what the row stands for; take all of it out of `notifications` when it has worked. */
  onRemove: (notifications: NotificationGroup) => void;
  /** Address of the page with all notifications; without it there is no link. */
  showAllHref?: string;
  /** Called when older notifications are wanted, by the button or because the end of the list is near; without it there is no such button. */
  onShowOlder?: () => void;
  /** Whether older ones are on their way; false by default. */
  isLoadingOlder?: boolean;
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
  isLoadingOlder = false,
  now = new Date(),
}: NotificationPanelProps) {
  const t = useMessages(messages);
  const bell = useRef<HTMLButtonElement>(null);
  const rowFocus = useRowFocus<HTMLUListElement>(bell);
  const [doomed, setDoomed] = useState<NotificationGroup | null>(null);
  const askedAt = useRef(0);
  // Asked once for each length of the list: an attempt that failed is repeated by the button, not by every pixel scrolled.
  const askNearEnd = () => {
    const held = notifications?.length ?? 0;
    if (askedAt.current === held) return;
    askedAt.current = held;
    onShowOlder?.();
  };
  return (
    <>
      <ShellButton
        ref={bell}
        label={unread === 0 ? t('notificationPanel.title') : t('notificationPanel.bell', { count: unread > 99 ? '99+' : unread })}
        icon={BellIcon}
        count={unread}
        isExpanded={isOpen}
        shape="round"
        onPress={() => onOpenChange(!isOpen)}
      />
      <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={bell} label={t('notificationPanel.title')} width="notifications">
        <div className={css.ground}>
          <div className={css.head}>
            <Heading level={2}>{t('notificationPanel.title')}</Heading>
            <IconButton icon={XIcon} label={t('notificationPanel.close')} hidesTooltip onPress={() => onOpenChange(false)} />
          </div>
          <NotificationStates notifications={notifications} isFailed={isFailed} onReload={onReload} emptyTitle={t('notificationPanel.empty')}>
            {(groups) => (
              <WindowedRows groups={groups} panel={panel} now={now} rowFocus={rowFocus} onNearEnd={onShowOlder && askNearEnd} onOpen={onOpen} onRemove={setDoomed} />
            )}
          </NotificationStates>
          <div className={css.foot}>
            <OlderLink onShowOlder={onShowOlder} isLoadingOlder={isLoadingOlder} />
            {showAllHref !== undefined && (
              <Link variant="standalone" href={showAllHref} onPress={() => onOpenChange(false)}>
                {t('notificationPanel.showAll')}
              </Link>
            )}
          </div>
        </div>
        {/* Inside the panel, so that answering the question does not count as a press outside of it. */}
        <RemoveQuestion doomed={doomed} onClose={() => setDoomed(null)} onRemove={onRemove} />
      </Popover>
    </>
  );
}
