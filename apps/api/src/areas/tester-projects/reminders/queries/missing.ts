import { berlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { findAnswerStates } from '../../queries/applications.ts';
import { findTestQuestionnaires } from '../../queries/questionnaires.ts';
import { type AnsweredQuestionnaire, stateOf } from '../../reading/testState.ts';

const MAX_TESTERS = 10_000;

const runningTests = (db: Db, projectId: number) =>
  db
    .selectFrom('tester_applications as a')
    .innerJoin('tester_projects as p', 'p.id', 'a.project_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .where('a.project_id', '=', projectId)
    .where('a.status', '=', PROJECT_APPLICATION_STATUS.approved)
    .where('a.withdrawn_at', 'is', null)
    .where('a.shipped_at', 'is not', null)
    .where('a.completed_at', 'is', null)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .selectAll('a')
    .select([
      'p.status as project_status',
      'p.ships_on',
      'p.title_de',
      'p.title_en',
      'u.email',
      'u.default_language as language',
      fullNameOf('u').as('fullName'),
    ])
    .orderBy('a.id')
    .limit(MAX_TESTERS);

/** A tester whose answers are missing. */
export type RunningTest = Awaited<ReturnType<ReturnType<typeof runningTests>['execute']>>[number];

/** A tester with the open questionnaire that is due first, and the last reminder of staff. */
export interface MissingAnswers {
  readonly test: RunningTest;
  readonly questionnaire: AnsweredQuestionnaire;
  readonly remindedAt: string | null;
  /** Whether that was today. */
  readonly isRemindedToday: boolean;
}

const LAST_DAY = '9999-12-31';

/** The testers of a project whose answers to an open questionnaire are missing, by deadline. */
export async function findMissing(db: Db, projectId: number, now: Date): Promise<MissingAnswers[]> {
  const project = await db.selectFrom('tester_projects').select('id').where('id', '=', projectId).executeTakeFirst();
  if (project === undefined) throw notFound();
  const today = berlinDay(now);
  const tests = await runningTests(db, projectId).execute();
  const ids = tests.map(({ id }) => id);
  const [rows, answers, reminders] = await Promise.all([
    findTestQuestionnaires(db, [projectId]),
    findAnswerStates(db, ids),
    db
      .selectFrom('project_reminders')
      .select(['application_id', 'day', 'sent_at'])
      .where('application_id', 'in', ids.length > 0 ? ids : [0])
      .orderBy('day')
      .execute(),
  ]);
  const last = new Map(reminders.map((each) => [each.application_id, each]));
  const dueOf = ({ dueOn }: AnsweredQuestionnaire): string => dueOn ?? LAST_DAY;
  return tests
    .flatMap((test): MissingAnswers[] => {
      const { questionnaires } = stateOf(test, rows, answers, today);
      const [questionnaire] = questionnaires
        .filter(({ window }) => window === 'open' || window === 'late')
        .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));
      const reminder = last.get(test.id);
      return questionnaire === undefined
        ? []
        : [
            {
              test,
              questionnaire,
              remindedAt: reminder?.sent_at ?? null,
              isRemindedToday: reminder?.day === today,
            },
          ];
    })
    .toSorted((a, b) => dueOf(a.questionnaire).localeCompare(dueOf(b.questionnaire)) || a.test.id - b.test.id);
}
