import { CheckIcon } from '@phosphor-icons/react';
import type { QuestionnairePage } from '@resonanz/domain/questionnaires';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import * as css from './PageList.css.ts';
import { hasErrors, type Run } from './useRun.ts';

interface PageListProps {
  run: Run;
  /** Called with a page that is opened from the list. */
  onOpen: (page: QuestionnairePage) => void;
  isReadOnly: boolean;
}

/** The pages as a list: those before the first that is not complete can be opened. */
export function PageList({ run, onOpen, isReadOnly }: PageListProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { pages, index, errors } = run;
  const firstOpen = pages.findIndex((page) => hasErrors(page, errors));
  const reached = isReadOnly || firstOpen < 0 ? pages.length - 1 : Math.max(firstOpen, index);
  return (
    <nav aria-label={t('questionnaireRunner.pages')}>
      <ol className={css.list}>
        {pages.map((page, place) => {
          const isNow = place === index;
          const isDone = !isReadOnly && !isNow && place < reached && !hasErrors(page, errors);
          const content = (
            <>
              <span className={css.dot} aria-hidden="true">
                {isDone ? <Icon icon={CheckIcon} size="mini" /> : place + 1}
              </span>
              <span>
                {textIn(page.title, language)}
                {isDone && <VisuallyHidden>{` (${t('questionnaireRunner.pageDone')})`}</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={page.id}
              className={css.item}
              data-state={isNow ? 'now' : isDone ? 'done' : 'open'}
              aria-current={isNow ? 'step' : undefined}
            >
              {isNow || place > reached ? (
                <span className={css.page}>{content}</span>
              ) : (
                <button type="button" className={`${css.page} ${css.button}`} onClick={() => onOpen(page)}>
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
