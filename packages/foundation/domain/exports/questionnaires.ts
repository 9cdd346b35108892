export { answerError, answerErrors, type AnswerErrorKey } from '../src/questionnaires/answerErrors.ts';
export { type ConditionErrorKey } from '../src/questionnaires/conditionErrors.ts';
export { answerTo, conditionKindsOf, holds, type ConditionKind } from '../src/questionnaires/conditions.ts';
export {
  definitionErrors,
  type DefinitionError,
  type DefinitionErrorKey,
  type DefinitionField,
} from '../src/questionnaires/definitionErrors.ts';
export { paths, QUESTION_SECONDS, type PathLength, type QuestionnairePaths } from '../src/questionnaires/paths.ts';
export {
  boundsOf,
  END_OF_QUESTIONNAIRE,
  hasEnds,
  hasOptions,
  maxFilesOf,
  QUESTION_TYPE,
  QUESTIONNAIRE_FILES,
  QUESTIONNAIRE_LIMITS,
  questionsOf,
  scaleOf,
  type Answer,
  type Answers,
  type Condition,
  type LocalizedText,
  type Question,
  type QuestionOption,
  type QuestionRule,
  type QuestionType,
  type Questionnaire,
  type QuestionnairePage,
} from '../src/questionnaires/questionnaire.ts';
export { fits, visibleAnswers, visiblePages, visibleQuestions } from '../src/questionnaires/route.ts';
export { hasSameStructure } from '../src/questionnaires/structure.ts';
