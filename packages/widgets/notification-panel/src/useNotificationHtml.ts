import { useMemo } from 'react';
import { notificationTexts } from '@resonanz/domain/notificationTexts';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { escapedValues, fillTemplate, placeholderValues, sanitize } from './notificationText.ts';

/** What a row of `grouped` notifications says in the reader's language: sanitised HTML and the same as plain text. */
export function useNotificationHtml(
  message: string,
  notificationText: string,
  grouped: number,
): { html: string; text: string } {
  const textOf = useMessages(notificationTexts);
  return useMemo(() => {
    const values = escapedValues(placeholderValues(notificationText), grouped);
    return sanitize(isMessageKey(notificationTexts, message) ? textOf(message, values) : fillTemplate(message, values));
  }, [textOf, message, notificationText, grouped]);
}
