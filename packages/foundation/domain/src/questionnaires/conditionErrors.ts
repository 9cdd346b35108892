import { conditionKindsOf } from './conditions.ts';
import { boundsOf, scaleOf, type Condition, type Question } from './questionnaire.ts';

/**
 * What is wrong with a condition.
 *
 * @source docs/domain/questionnaires.md#conditions
 */
export type ConditionErrorKey =
  | 'conditionNotForType'
  | 'conditionOutOfRange'
  | 'conditionFromAboveTo'
  | 'conditionWithoutValues'
  | 'conditionUnknownOption';

/** What is wrong with a condition on the answers to a question. */
export function conditionErrors(condition: Condition, question: Question): readonly ConditionErrorKey[] {
  if (!conditionKindsOf(question.type).includes(condition.kind)) return ['conditionNotForType'];
  if (condition.kind === 'between') {
    const { from, to } = condition;
    if (!isPossible(question, from) || !isPossible(question, to)) return ['conditionOutOfRange'];
    return from > to ? ['conditionFromAboveTo'] : [];
  }
  if (condition.kind !== 'oneOf') return [];
  if (condition.values.length === 0) return ['conditionWithoutValues'];
  const ids = new Set(question.options?.map(({ id }) => id));
  return condition.values.every((id) => ids.has(id)) ? [] : ['conditionUnknownOption'];
}

function isPossible(question: Question, value: number): boolean {
  const scale = scaleOf(question.type);
  if (scale) return Number.isInteger(value) && value >= scale.from && value <= scale.to;
  const bounds = boundsOf(question);
  return value >= (question.min ?? bounds?.from ?? value) && value <= (question.max ?? bounds?.to ?? value);
}
