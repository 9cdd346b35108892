import { QUESTION_TYPE, type Answer, type AnswerErrorKey, type Question } from '@resonanz/domain/questionnaires';
import type { Language } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { AnswerControl } from '../answers/AnswerControl.tsx';
import { textIn } from '../language.ts';
import { messages } from '../messages.ts';
import type { Uploads } from '../uploads/UploadAnswer.tsx';
import { answerErrorText } from './errorText.ts';
import * as css from './QuestionBlock.css.ts';

interface QuestionBlockProps {
  question: Question;
  /** Its place in the whole questionnaire, from 1. */
  number: number;
  /** Level of the headings of questions. */
  level: 2 | 3 | 4;
  /** The language of its texts, where that is not the one of the page. */
  textLanguage?: Language;
  answer: Answer | undefined;
  onAnswer: (answer: Answer | undefined) => void;
  /** Called when the focus leaves the question. */
  onLeave: () => void;
  error: AnswerErrorKey | undefined;
  isReadOnly: boolean;
  uploads: Uploads;
}

/** Types whose answers cannot be taken back by the control itself. */
const KEEPS_ANSWER: readonly Question['type'][] = [
  QUESTION_TYPE.singleChoice,
  QUESTION_TYPE.dropdown,
  QUESTION_TYPE.yesNo,
  QUESTION_TYPE.scale5,
  QUESTION_TYPE.nps,
  QUESTION_TYPE.stars,
  QUESTION_TYPE.ranking,
];

const CONTROLS = 'input:not([type=hidden], [hidden]), textarea, button:not(:disabled), [tabindex="0"]';

/** The element of a question in a questionnaire. */
const findQuestion = (root: HTMLElement | null, questionId: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-question="${questionId}"]`) ?? null;

/** Brings the focus to the control of a question. */
export function focusQuestion(root: HTMLElement | null, questionId: string): void {
  const question = findQuestion(root, questionId);
  const group = question?.querySelector<HTMLElement>(':checked') ?? question?.querySelector<HTMLElement>(CONTROLS);
  group?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'center' });
}

/** A question with its number and the control of its answer. */
export function QuestionBlock(props: QuestionBlockProps) {
  const { question, number, level, answer, onAnswer, onLeave, error, isReadOnly, uploads } = props;
  const t = useMessages(messages);
  const { language: pageLanguage } = useLanguage();
  const { textLanguage: language = pageLanguage } = props;
  const lang = language === pageLanguage ? undefined : language;
  const text = textIn(question.text, language) || t('questionnaireEditor.untitled');
  const hint = question.hint && textIn(question.hint, language);
  const Title = `h${level}` as const;
  const mayClear = !question.required && !isReadOnly && answer !== undefined && KEEPS_ANSWER.includes(question.type);
  return (
    // What is malformed is named once its question is left.
    <div
      className={css.question}
      data-question={question.id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <Title className={css.title}>
        <span className={css.number}>{number}</span>
        <span>
          <span lang={lang}>{text}</span>
          {!question.required && !isReadOnly && (
            <span className={css.optional}> {t('questionnaireRunner.optional')}</span>
          )}
        </span>
      </Title>
      <div className={css.body} lang={lang}>
        {hint && <p className={css.hint}>{hint}</p>}
        <AnswerControl
          question={question}
          label={hint ? `${text} ${hint}` : text}
          language={language}
          answer={answer}
          onAnswer={onAnswer}
          errorMessage={error && answerErrorText(t, error, question)}
          isReadOnly={isReadOnly}
          uploads={uploads}
        />
        {mayClear && (
          <div lang={lang && pageLanguage}>
            <Button
              variant="quiet"
              aria-label={t('questionnaireRunner.clearOf', { number })}
              onPress={() => {
                onAnswer(undefined);
              }}
            >
              {t('questionnaireRunner.clear')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
