import { XIcon } from '@phosphor-icons/react';
import type { components } from '@resonanz/contract/types';
import { notificationIcon } from '@resonanz/domain/notifications';
import { formatNotificationTime, formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import * as css from './NotificationRow.css.ts';
import { typeIcons } from './typeIcons.ts';
import { useNotificationHtml } from './useNotificationHtml.ts';

/** A notification as it travels (001 §3). */
export type NotificationItem = components['schemas']['Notification'];

interface NotificationRowProps {
  notification: NotificationItem;
  panel: 'agency' | 'brand';
  now: Date;
  onOpen: (notification: NotificationItem) => void;
  onRemove: (notification: NotificationItem) => void;
}

/** One notification: what happened, when, and a button that removes it. */
export function NotificationRow({ notification, panel, now, onOpen, onRemove }: NotificationRowProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { html, text } = useNotificationHtml(notification.message, notification.notificationText);
  return (
    <li className={css.row} data-unread={notification.read ? undefined : ''}>
      <button type="button" className={css.open} onClick={() => onOpen(notification)}>
        <span className={css.icon}>
          <Icon icon={typeIcons[notificationIcon(notification.type, panel)]} />
        </span>
        {notification.subject && <span className={css.subject}>{notification.subject}</span>}
        {!notification.read && <VisuallyHidden>{t('notificationPanel.unread')}</VisuallyHidden>}
        {/* Sanitised in useNotificationHtml. */}
        <span className={css.message} dangerouslySetInnerHTML={{ __html: html }} />
        <time className={css.time} dateTime={notification.createdAt} title={formatDateTime(notification.createdAt, language)}>
          {formatNotificationTime(notification.createdAt, language, now)}
        </time>
      </button>
      <span className={css.remove}>
        <IconButton
          icon={XIcon}
          size="small"
          label={t('notificationPanel.remove', { text })}
          hidesTooltip
          onPress={() => onRemove(notification)}
        />
      </span>
    </li>
  );
}
