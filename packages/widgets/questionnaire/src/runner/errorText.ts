import {
  boundsOf,
  maxFilesOf,
  QUESTION_TYPE,
  scaleOf,
  type AnswerErrorKey,
  type Question,
} from '@resonanz/domain/questionnaires';
import type { Translate } from '../messages.ts';

/** What is wrong with an answer, in words. */
export function answerErrorText(t: Translate, error: AnswerErrorKey, question: Question): string {
  const bounds = boundsOf(question) ?? scaleOf(question.type) ?? { from: 0, to: 0 };
  const isRanking = question.type === QUESTION_TYPE.ranking;
  const min = isRanking ? (question.options?.length ?? 0) : (question.min ?? bounds.from);
  const max = maxFilesOf(question) || (question.max ?? bounds.to);
  return t(`questionnaireRunner.error.${error}`, { min, max });
}
