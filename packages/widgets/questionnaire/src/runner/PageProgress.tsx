import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import * as css from './QuestionnaireRunner.css.ts';

/** How far it is, as one bar a page, where the list of pages has no room. */
export function PageProgress({ index, count }: { index: number; count: number }) {
  const t = useMessages(messages);
  return (
    <div className={css.progress} role="img" aria-label={t('questionnaireRunner.position', { page: index + 1, count })}>
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={css.bar}
          data-state={place < index ? 'done' : place === index ? 'now' : undefined}
        />
      ))}
    </div>
  );
}
