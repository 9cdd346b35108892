import { berlinDay } from '@resonanz/domain/berlinDay';
import { canWithdraw, pointsOfProject, sumOfPoints } from '@resonanz/domain/testerProjects';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { mediaOfProjects, pictureOf } from '../../projects/door.ts';
import {
  type AnswerState,
  findAnswerStates,
  findLedger,
  findTest,
  findTests,
  type TestRow,
} from '../queries/applications.ts';
import { findTestQuestionnaires, type TestQuestionnaireRow } from '../queries/questionnaires.ts';
import { toOutline } from './outline.ts';
import { type AnsweredQuestionnaire, stateOf, toTestApplication } from './testState.ts';

type Reader = Pick<CallContext, 'services' | 'user'>;

/** Rows by a key of theirs, in their order. */
function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number | null): ReadonlyMap<number | null, Row[]> {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** What belongs to tests that were read. */
async function partsOf({ services }: Reader, rows: readonly TestRow[]) {
  const ids = rows.map(({ id }) => id);
  const projectIds = [...new Set(rows.map((row) => row.project_id))];
  const [questionnaires, answers, ledger, media] = await Promise.all([
    findTestQuestionnaires(services.db, projectIds),
    findAnswerStates(services.db, ids),
    findLedger(services.db, ids),
    mediaOfProjects(services, projectIds),
  ]);
  return {
    questionnaires: groupedBy(questionnaires, ({ project_id: projectId }) => projectId),
    answers: groupedBy(answers, ({ application_id: applicationId }) => applicationId),
    earned: groupedBy(ledger, ({ application_id: applicationId }) => applicationId),
    media,
  };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

const questionnairesOf = (row: TestRow, { questionnaires }: Parts): TestQuestionnaireRow[] =>
  questionnaires.get(row.project_id) ?? [];

const answersOf = (row: TestRow, { answers }: Parts): AnswerState[] => answers.get(row.id) ?? [];

const isOpen = ({ window }: AnsweredQuestionnaire): boolean => window === 'open' || window === 'late';

/** What a test brings; a questionnaire released after the tester had finished brings nothing. */
const pointsByEvent = (row: TestRow, parts: Parts) =>
  pointsOfProject({
    questionnaires:
      row.completed_at === null
        ? questionnairesOf(row, parts).length
        : questionnairesOf(row, parts).filter(({ id }) =>
            answersOf(row, parts).some(({ questionnaire_id, sent_at }) => questionnaire_id === id && sent_at !== null),
          ).length,
    asksVideo: row.asks_video,
  });

function toMyTest(row: TestRow, parts: Parts, today: string): Schemas['MyTest'] {
  const { state, questionnaires } = stateOf(row, questionnairesOf(row, parts), answersOf(row, parts), today);
  const open = questionnaires.find(isOpen);
  return {
    applicationId: row.id,
    projectId: row.project_id,
    titleDe: row.title_de,
    titleEn: row.title_en,
    brandName: row.brand_name,
    picture: pictureOf(parts.media.get(row.project_id), row.picture),
    type: row.type,
    status: row.status,
    step: state.step,
    outcome: state.outcome,
    isLate: state.isLate,
    isMissed: row.missed_at !== null,
    dueOn: state.dueOn,
    waitingRank: row.withdrawn_at === null ? row.place_in_list : null,
    selectionOn: row.selection_on,
    points: sumOfPoints(pointsByEvent(row, parts)),
    pointsEarned: (parts.earned.get(row.id) ?? []).reduce((sum, { points }) => sum + points, 0),
    appliedAt: row.created_at,
    openQuestionnaireId: open?.row.id ?? null,
    hasDraft: open?.answers !== undefined,
    canWithdraw: canWithdraw(toTestApplication(row)),
  };
}

/** The tests the caller applied for, the newest application first. */
export async function myTests(reader: Reader): Promise<Schemas['MyTest'][]> {
  const rows = await findTests(reader.services.db, reader.user.id);
  const parts = await partsOf(reader, rows);
  const today = berlinDay(reader.services.clock.now());
  return rows.map((row) => toMyTest(row, parts, today));
}

const toMyQuestionnaire = ({ row, answers, dueOn, window }: AnsweredQuestionnaire): Schemas['MyTestQuestionnaire'] => ({
  ...toOutline(row, dueOn),
  window,
  hasDraft: answers !== undefined && answers.sent_at === null,
  sentAt: answers?.sent_at ?? null,
  isLate: answers?.is_late ?? false,
});

/** One of them as its page shows it. */
export async function myTest(reader: Reader, applicationId: number): Promise<Schemas['MyTestDetail']> {
  const row = await findTest(reader.services.db, reader.user.id, applicationId);
  const parts = await partsOf(reader, [row]);
  const today = berlinDay(reader.services.clock.now());
  const { questionnaires } = stateOf(row, questionnairesOf(row, parts), answersOf(row, parts), today);
  return {
    ...toMyTest(row, parts, today),
    reason: row.reason,
    shipsOn: row.ships_on,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    asksVideo: row.asks_video,
    decidedAt: row.decided_at,
    shippedAt: row.shipped_at,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    receivedAt: row.received_at,
    completedAt: row.completed_at,
    withdrawnAt: row.withdrawn_at,
    // Who has no place does not know the questions either.
    questionnaires: row.decided_at === null ? [] : questionnaires.map(toMyQuestionnaire),
    ledger: (parts.earned.get(row.id) ?? []).map(({ event, points, created_at: at }) => ({ event, points, at })),
    pointsByEvent: [...pointsByEvent(row, parts)],
  };
}

/** One of them as the list shows it. */
export async function myTestInList(reader: Reader, applicationId: number): Promise<Schemas['MyTest']> {
  const row = await findTest(reader.services.db, reader.user.id, applicationId);
  return toMyTest(row, await partsOf(reader, [row]), berlinDay(reader.services.clock.now()));
}
