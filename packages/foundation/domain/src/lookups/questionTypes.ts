/**
 * Types of a question in tester questionnaires, names `questionType.<id>` in `lookupLabels`.
 *
 * @source docs/domain/lookups.md#question-types
 */
export const QUESTION_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
/**
 * Type of a question in a tester questionnaire.
 *
 * @source docs/domain/lookups.md#question-types
 */
export type QuestionTypeId = (typeof QUESTION_TYPE_IDS)[number];
