import { PROJECT_STATUS } from '@resonanz/domain/projectStates';
import {
  answerWindow,
  dueDay,
  stepOf,
  type AnswerWindow,
  type TestApplication,
  type TestQuestionnaire,
  type TestState,
} from '@resonanz/domain/testerProjects';
import type { AnswerState, StoredApplication } from '../queries/applications.ts';
import type { TestQuestionnaireRow } from '../queries/questionnaires.ts';

/** What the rules of a test need to know of a stored application. */
export const toTestApplication = (row: StoredApplication): TestApplication => ({
  status: row.status,
  withdrawnAt: row.withdrawn_at,
  shippedAt: row.shipped_at,
  receivedAt: row.received_at,
  completedAt: row.completed_at,
});

/** What they need to know of a questionnaire and the answers to it. */
export const toTestQuestionnaire = (
  row: Pick<TestQuestionnaireRow, 'opens_on' | 'due_on' | 'version'>,
  answers: Pick<AnswerState, 'sent_at'> | undefined,
  application: Pick<StoredApplication, 'shipped_at'> & { readonly ships_on: string | null },
): TestQuestionnaire => ({
  opensOn: row.opens_on,
  dueOn: dueDay(
    { opensOn: row.opens_on, dueOn: row.due_on },
    { plannedOn: application.ships_on, shippedAt: application.shipped_at },
  ),
  isReleased: row.version !== null,
  isSent: (answers?.sent_at ?? null) !== null,
});

/** A questionnaire of a test with what the tester has done with it. */
export interface AnsweredQuestionnaire {
  readonly row: TestQuestionnaireRow;
  readonly answers: AnswerState | undefined;
  /** The tester's own deadline. */
  readonly dueOn: string | null;
  readonly window: AnswerWindow;
}

/** Where a test is for a tester, and each of its questionnaires. */
export function stateOf(
  application: StoredApplication & { project_status: number; ships_on: string | null },
  rows: readonly TestQuestionnaireRow[],
  answers: readonly AnswerState[],
  today: string,
): { state: TestState; questionnaires: readonly AnsweredQuestionnaire[] } {
  const project = { isCompleted: application.project_status === PROJECT_STATUS.completed, today };
  const test = toTestApplication(application);
  const own = rows.map((row) => {
    const given = answers.find(
      ({ application_id, questionnaire_id }) => application_id === application.id && questionnaire_id === row.id,
    );
    return { row, answers: given, questionnaire: toTestQuestionnaire(row, given, application) };
  });
  return {
    state: stepOf(
      test,
      own.map(({ questionnaire }) => questionnaire),
      project,
    ),
    questionnaires: own.map(({ row, answers: given, questionnaire }) => ({
      row,
      answers: given,
      dueOn: questionnaire.dueOn,
      window: answerWindow(questionnaire, test, project),
    })),
  };
}
