import { useEffect, useRef, useState } from 'react';
import type { Answers } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** Says politely how many questions an answer has skipped or brought back. */
export function useRouteNews(visibleCount: number, answers: Answers): string {
  const t = useMessages(messages);
  const known = useRef(visibleCount);
  const [news, setNews] = useState('');
  useEffect(() => {
    const skipped = known.current - visibleCount;
    known.current = visibleCount;
    if (skipped > 0) setNews(t('questionnaireRunner.skipped', { count: skipped }));
    else if (skipped < 0) setNews(t('questionnaireRunner.added', { count: -skipped }));
    else setNews('');
  }, [visibleCount, answers, t]);
  return news;
}
