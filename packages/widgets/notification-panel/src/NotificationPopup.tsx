import { XIcon } from '@phosphor-icons/react';
import { type RefObject, useRef, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { Popover } from '@resonanz/ui/Popover';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { messages } from './messages.ts';
import type { NotificationGroup } from './notificationGroup.ts';
import * as css from './NotificationPanel.css.ts';
import type { NotificationPanelProps } from './NotificationPanel.tsx';
import { NotificationStates } from './NotificationStates.tsx';
import { OlderLink } from './OlderLink.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { WindowedRows } from './WindowedRows.tsx';

interface NotificationPopupProps extends Omit<NotificationPanelProps, 'unread'> {
  /** The button it hangs from. */
  bell: RefObject<HTMLButtonElement | null>;
}

/** What the bell opens. */
export function NotificationPopup({
  bell,
  panel,
  notifications,
  isFailed = false,
  onReload,
  isOpen,
  onOpenChange,
  onOpen,
  leadsOn,
  onRemove,
  showAllHref,
  onShowOlder,
  isLoadingOlder = false,
  now = new Date(),
}: NotificationPopupProps) {
  const t = useMessages(messages);
  const rowFocus = useRowFocus<HTMLUListElement>(bell);
  const [toDelete, setToDelete] = useState<NotificationGroup | null>(null);
  const askedAt = useRef(0);
  // Asked once for each length of the list: an attempt that failed is repeated by the button, not by every pixel
  // scrolled.
  const askNearEnd = () => {
    const held = notifications?.length ?? 0;
    if (askedAt.current === held) return;
    askedAt.current = held;
    onShowOlder?.();
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={bell}
      label={t('notificationPanel.title')}
      width="notifications"
    >
      <div className={css.ground}>
        <div className={css.head}>
          <Heading level={2}>{t('notificationPanel.title')}</Heading>
          <IconButton
            icon={XIcon}
            label={t('notificationPanel.close')}
            hidesTooltip
            onPress={() => onOpenChange(false)}
          />
        </div>
        <NotificationStates
          notifications={notifications}
          isFailed={isFailed}
          onReload={onReload}
          emptyTitle={t('notificationPanel.empty')}
        >
          {(groups) => (
            <WindowedRows
              groups={groups}
              panel={panel}
              now={now}
              rowFocus={rowFocus}
              onNearEnd={onShowOlder && askNearEnd}
              onOpen={onOpen}
              leadsOn={leadsOn}
              onRemove={setToDelete}
            />
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
      <RemoveQuestion toDelete={toDelete} onClose={() => setToDelete(null)} onRemove={onRemove} />
    </Popover>
  );
}
