import type { Question, Questionnaire } from './questionnaire.ts';

/** A question without its words. */
const bones = ({ text: _text, hint: _hint, ends: _ends, options, ...question }: Question) => ({
  ...question,
  options: options?.map(({ id }) => id),
});

/** A value in which neither the order of properties counts nor those that are undefined. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
};

const bonesOf = ({ pages }: Questionnaire): string =>
  JSON.stringify(inOrder(pages.map(({ id, questions }) => ({ id, questions: questions.map(bones) }))));

/**
 * Whether two definitions differ in their words at most: the same pages, questions, options, bounds and rules.
 *
 * @source docs/domain/questionnaires.md#errors-of-a-definition
 */
export const hasSameStructure = (one: Questionnaire, other: Questionnaire): boolean => bonesOf(one) === bonesOf(other);
