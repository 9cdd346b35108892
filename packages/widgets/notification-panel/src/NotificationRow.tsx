import { XIcon } from '@phosphor-icons/react';
import { notificationIcon } from '@resonanz/domain/notifications';
import { formatNotificationTime, formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { useRowFocus } from '@resonanz/ui/useRowFocus';
import type { ReactNode, Ref } from 'react';
import { isUnread, type NotificationGroup } from './notificationGroup.ts';
import { messages } from './messages.ts';
import * as css from './NotificationRow.css.ts';
import { typeIcons } from './typeIcons.ts';
import { useNotificationHtml } from './useNotificationHtml.ts';

/** What keeps the focus in a list; it outlives the list, so that it can lead away from the last row. */
export type RowFocus = ReturnType<typeof useRowFocus<HTMLUListElement>>;

/** Where a row stands in a list of which only a part is drawn. */
export interface RowPlace {
  readonly ref: Ref<HTMLLIElement>;
  /** Zero-based, among `count` rows. */
  readonly index: number;
  readonly count: number;
  /** Pixels of rows above it that are not drawn. */
  readonly gapBefore: number;
}

/** What every row of a list is told alike. */
export interface RowSettings {
  readonly panel: 'agency' | 'brand';
  readonly now: Date;
  readonly onOpen: (notifications: NotificationGroup) => void;
  readonly onRemove: (notifications: NotificationGroup) => void;
}

interface NotificationRowProps extends RowSettings {
  notifications: NotificationGroup;
  /** The day that begins with this row. */
  heading?: ReactNode;
  place?: RowPlace;
}

// Readers of the screen are told of rows that are not drawn as well.
const placeProps = ({ ref, index, count, gapBefore }: RowPlace) => ({
  ref,
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': count,
  ...(gapBefore > 0 ? { style: { marginBlockStart: gapBefore } } : {}),
});

/** One row: what happened, when, and a button that removes it. */
export function NotificationRow({ notifications, panel, now, heading, place, onOpen, onRemove }: NotificationRowProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [{ type, subject, message, notificationText, createdAt }] = notifications;
  const { html, text } = useNotificationHtml(message, notificationText, notifications.length);
  const unread = isUnread(notifications);
  return (
    <li className={css.row} data-unread={unread ? '' : undefined} {...(place && placeProps(place))}>
      {heading}
      <button type="button" className={css.open} onClick={() => onOpen(notifications)}>
        <span className={css.icon}>
          <Icon icon={typeIcons[notificationIcon(type, panel)]} />
        </span>
        {subject && <span className={css.subject}>{subject}</span>}
        {unread && <VisuallyHidden>{t('notificationPanel.unread')}</VisuallyHidden>}
        {/* Sanitised in useNotificationHtml. */}
        <span className={css.message} dangerouslySetInnerHTML={{ __html: html }} />
        <time className={css.time} dateTime={createdAt} title={formatDateTime(createdAt, language)}>
          {formatNotificationTime(createdAt, language, now)}
        </time>
      </button>
      <span className={css.remove}>
        <IconButton icon={XIcon} size="small" label={t('notificationPanel.remove', { text })} hidesTooltip onPress={() => onRemove(notifications)} />
      </span>
    </li>
  );
}
