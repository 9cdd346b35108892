import { notificationTexts } from '@resonanz/domain/notificationTexts';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useMemo } from 'react';
import { escapedValues, fillTemplate, placeholderValues, plainText, sanitize } from './notificationText.ts';

/** What a notification says in the reader's language: sanitised HTML and the same as plain text. */
export function useNotificationHtml(message: string, notificationText: string): { html: string; text: string } {
  const textOf = useMessages(notificationTexts);
  return useMemo(() => {
    const values = escapedValues(placeholderValues(notificationText));
    const html = sanitize(isMessageKey(notificationTexts, message) ? textOf(message, values) : fillTemplate(message, values));
    return { html, text: plainText(html) };
  }, [textOf, message, notificationText]);
}
