import type { Question } from '@resonanz/domain/questionnaires';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { messages } from '../messages.ts';
import { answerErrorText } from './errorText.ts';
import * as css from './QuestionnaireRunner.css.ts';
import type { AnswerErrors } from './useRun.ts';

interface ErrorSummaryProps {
  /** The questions of the page. */
  questions: readonly Question[];
  errors: AnswerErrors;
  numbers: ReadonlyMap<string, number>;
  /** Called with a question that is to be mended. */
  onOpen: (questionId: string) => void;
}

/** What is wrong on a page, each with the way to its question. */
export function ErrorSummary({ questions, errors, numbers, onOpen }: ErrorSummaryProps) {
  const t = useMessages(messages);
  const wrong = questions.flatMap((question) => {
    const error = errors[question.id];
    return error ? [{ question, error }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <div className={css.banner}>
      <InlineAlert tone="error" role="alert" title={t('questionnaireRunner.problems', { count: wrong.length })}>
        <ul className={css.problems}>
          {wrong.map(({ question, error }) => (
            <li key={question.id}>
              <Link onPress={() => onOpen(question.id)}>
                {t('questionnaireRunner.problem', {
                  number: numbers.get(question.id) ?? 0,
                  reason: answerErrorText(t, error, question),
                })}
              </Link>
            </li>
          ))}
        </ul>
      </InlineAlert>
    </div>
  );
}
