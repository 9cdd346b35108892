import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import * as css from './WorkOverviewScreen.css.ts';

/** The list of work overview; its data comes from query options of `@resonanz/api-client`. */
export function WorkOverviewScreen() {
  const t = useMessages(messages);
  return (
    <main className={css.screen}>
      <h1>{t('workOverview.title')}</h1>
      <p>{t('workOverview.empty')}</p>
    </main>
  );
}
