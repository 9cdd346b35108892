import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import * as css from './NotificationsScreen.css.ts';

/** The list of notifications; its data comes from query options of `@resonanz/api-client`. */
export function NotificationsScreen() {
  const t = useMessages(messages);
  return (
    <main className={css.screen}>
      <h1>{t('notifications.title')}</h1>
      <p>{t('notifications.empty')}</p>
    </main>
  );
}
