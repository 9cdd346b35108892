import {
  hasOptions,
  QUESTION_TYPE,
  scaleOf,
  type Answer,
  type Answers,
  type Condition,
  type Question,
  type QuestionType,
} from './questionnaire.ts';

/**
 * Kind of a condition.
 *
 * @source docs/domain/questionnaires.md#conditions
 */
export type ConditionKind = Condition['kind'];

/**
 * The kinds of conditions that suit a type of question, the most telling first.
 *
 * @source docs/domain/questionnaires.md#conditions
 */
export function conditionKindsOf(type: QuestionType): readonly ConditionKind[] {
  if (type === QUESTION_TYPE.number || scaleOf(type)) return ['between', 'answered', 'unanswered'];
  if (hasOptions(type)) return ['oneOf', 'answered', 'unanswered'];
  if (type === QUESTION_TYPE.yesNo) return ['yes', 'no', 'answered', 'unanswered'];
  return ['answered', 'unanswered'];
}

/**
 * The answer to a question; undefined for none, which is also a text of blanks or an empty list.
 *
 * @source docs/domain/questionnaires.md#answers
 */
export function answerTo(answers: Answers, questionId: string): Answer | undefined {
  // Ids come from people: `constructor` is one, too.
  const answer = Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
  if (answer === undefined || answer === null) return undefined;
  if (typeof answer === 'string') return answer.trim() === '' ? undefined : answer;
  return Array.isArray(answer) && answer.length === 0 ? undefined : answer;
}

function isOneOf(question: Question, values: readonly string[], answer: Answer | undefined): boolean {
  if (typeof answer === 'string') return values.includes(answer);
  if (!Array.isArray(answer)) return false;
  const counted: readonly unknown[] = question.type === QUESTION_TYPE.ranking ? answer.slice(0, 1) : answer;
  return counted.some((id) => typeof id === 'string' && values.includes(id));
}

/**
 * Whether a condition holds for the answer to a question. Of several choices one is enough; of a ranking the first
 * place counts.
 *
 * @source docs/domain/questionnaires.md#conditions
 */
export function holds(condition: Condition, question: Question, answer: Answer | undefined): boolean {
  switch (condition.kind) {
    case 'answered':
      return answer !== undefined;
    case 'unanswered':
      return answer === undefined;
    case 'yes':
      return answer === true;
    case 'no':
      return answer === false;
    case 'between':
      return typeof answer === 'number' && answer >= condition.from && answer <= condition.to;
    case 'oneOf':
      return isOneOf(question, condition.values, answer);
  }
}
