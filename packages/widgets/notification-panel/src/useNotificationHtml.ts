import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { escapedValues, fillTemplate, placeholderValues, plainText, sanitize } from './notificationText.ts';

/** What a notification says in the reader's language: sanitised HTML and the same as plain text. */
export function useNotificationHtml(message: string, notificationText: string): { html: string; text: string } {
  const t = useMessages(messages);
  return useMemo(() => {
    const values = escapedValues(placeholderValues(notificationText));
    const key = `notificationPanel.message.${message}`;
    const html = sanitize(isMessageKey(messages, key) ? t(key, values) : fillTemplate(message, values));
    return { html, text: plainText(html) };
  }, [t, message, notificationText]);
}
