import { XIcon } from '@phosphor-icons/react';
import { type ReactNode, type Ref, memo, useMemo } from 'react';
import { notificationIcon, type NotificationPanelKind } from '@resonanz/domain/notifications';
import { notificationTexts } from '@resonanz/domain/notificationTexts';
import { formatNotificationTime, formatDateTime } from '@resonanz/formatters/date';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { IconButton } from '@resonanz/ui/IconButton';
import type { useRowFocus } from '@resonanz/ui/useRowFocus';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import { isUnread, type NotificationGroup } from './notificationGroup.ts';
import * as css from './NotificationRow.css.ts';
import { escapedValues, fillTemplate, placeholderValues, sanitize, valuesIn } from './notificationText.ts';
import { typeIcons } from './typeIcons.ts';

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
  /** Pixels of rows below it that are not drawn. */
  readonly gapAfter: number;
}

/** What all rows of a list get. */
export interface RowSettings {
  readonly panel: NotificationPanelKind;
  readonly now: Date;
  readonly onOpen: (notifications: NotificationGroup) => void;
  readonly onRemove: (notifications: NotificationGroup) => void;
  /** Whether a row leads to a page; one that does not is only read. */
  readonly leadsOn?: ((notifications: NotificationGroup) => boolean) | undefined;
}

interface RowContentProps extends RowSettings {
  notifications: NotificationGroup;
}

interface NotificationRowProps extends RowContentProps {
  /** The day that begins with this row. */
  heading?: ReactNode;
  place?: RowPlace;
}

// Screen readers know of rows that are not drawn as well.
const placeProps = ({ ref, index, count, gapBefore, gapAfter }: RowPlace) => ({
  ref,
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': count,
  ...(gapBefore > 0 || gapAfter > 0 ? { style: { marginBlockStart: gapBefore, marginBlockEnd: gapAfter } } : {}),
});

/**
 * What happened, when, and a button that removes it; stays the same while only the place of the row changes, as at
 * every step of scrolling.
 */
const RowContent = memo(function RowContent({ notifications, panel, now, onOpen, onRemove, leadsOn }: RowContentProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [{ type, subject, message, notificationText, createdAt }] = notifications;
  const isStill = leadsOn?.(notifications) === false;
  const { html, text } = useNotificationHtml(message, notificationText, notifications.length);
  return (
    <>
      <button
        type="button"
        className={isStill ? `${css.open} ${css.still}` : css.open}
        // Nothing is left to do with it; it keeps the focus that it was read with.
        {...(isStill && !isUnread(notifications) && { 'aria-disabled': true })}
        onClick={() => onOpen(notifications)}
      >
        <span className={css.icon}>
          <Icon icon={typeIcons[notificationIcon(type, panel)]} />
        </span>
        {subject && <span className={css.subject}>{subject}</span>}
        {isUnread(notifications) && <VisuallyHidden>{t('notificationPanel.unread')}</VisuallyHidden>}
        {/* Sanitised in useNotificationHtml. */}
        <span className={css.message} dangerouslySetInnerHTML={{ __html: html }} />
        <time className={css.time} dateTime={createdAt} title={formatDateTime(createdAt, language)}>
          {formatNotificationTime(createdAt, language, now)}
        </time>
      </button>
      <span className={css.remove}>
        <IconButton
          icon={XIcon}
          size="small"
          label={t('notificationPanel.remove', { text })}
          hidesTooltip
          onPress={() => onRemove(notifications)}
        />
      </span>
    </>
  );
});

/** One row of a list, below the day that begins with it. */
export function NotificationRow({ heading, place, ...content }: NotificationRowProps) {
  return (
    <li
      className={css.row}
      data-unread={isUnread(content.notifications) ? '' : undefined}
      {...(place && placeProps(place))}
    >
      {heading}
      <RowContent {...content} />
    </li>
  );
}

/** What a row of `grouped` notifications says in the reader's language: sanitised HTML and the same as plain text. */
function useNotificationHtml(
  message: string,
  notificationText: string,
  grouped: number,
): { html: string; text: string } {
  const textOf = useMessages(notificationTexts);
  const { language } = useLanguage();
  return useMemo(() => {
    const values = escapedValues(valuesIn(language, placeholderValues(notificationText)), grouped);
    return sanitize(isMessageKey(notificationTexts, message) ? textOf(message, values) : fillTemplate(message, values));
  }, [textOf, language, message, notificationText, grouped]);
}
