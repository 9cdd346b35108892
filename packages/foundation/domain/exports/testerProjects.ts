export {
  applyDenial,
  canWithdraw,
  projectPhase,
  type ApplyDenial,
  type ProjectPhase,
} from '../src/testerProjects/applying.ts';
export { chances, type Chances } from '../src/testerProjects/chances.ts';
export {
  conditionsOf,
  fitOf,
  fitsAll,
  MAX_MISSED_DEADLINES,
  type ConditionFit,
  type Fit,
  type ProjectCondition,
  type ProjectConditions,
  type TesterFacts,
} from '../src/testerProjects/conditions.ts';
export { pointsOfProject, sumOfPoints, type PointsRow } from '../src/testerProjects/projectPoints.ts';
export {
  answerWindow,
  dueDay,
  REMINDER_DAYS,
  stepOf,
  TEST_STEPS,
  type AnswerWindow,
  type TestApplication,
  type TestOutcome,
  type TestQuestionnaire,
  type TestState,
  type TestStep,
} from '../src/testerProjects/steps.ts';
