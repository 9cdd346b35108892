import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

/** The definition of a questionnaire. */
type Questionnaire = Schemas['Questionnaire'];

const questionnaires = (db: Db) => db.selectFrom('project_questionnaires as q').selectAll('q');

/** The screening questions of a test as they were released last; undefined when there are none. */
export async function findScreening(
  db: Db,
  projectId: number,
): Promise<{ id: number; version: number; definition: Questionnaire } | undefined> {
  const row = await questionnaires(db)
    .innerJoin('questionnaire_versions as v', (join) =>
      join.onRef('v.questionnaire_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select(['v.version as released', 'v.definition'])
    .where('q.project_id', '=', projectId)
    .where('q.kind', '=', 'screening')
    .executeTakeFirst();
  return row && { id: row.id, version: row.released, definition: row.definition as Questionnaire };
}

/** The questionnaires of tests about their products that were released, in their order, with what was released last. */
export function findTestQuestionnaires(db: Db, projectIds: readonly number[]) {
  return questionnaires(db)
    .innerJoin('questionnaire_versions as v', (join) =>
      join.onRef('v.questionnaire_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select('v.definition as released')
    .where('q.kind', '=', 'test')
    .where('q.project_id', 'in', projectIds.length > 0 ? [...projectIds] : [0])
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
}

/** A questionnaire of a test with its released definition. */
export type TestQuestionnaireRow = Awaited<ReturnType<typeof findTestQuestionnaires>>[number];

/** A version of a questionnaire. */
export async function findVersion(db: Db, questionnaireId: number, version: number): Promise<Questionnaire> {
  const { definition } = await db
    .selectFrom('questionnaire_versions')
    .select('definition')
    .where('questionnaire_id', '=', questionnaireId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return definition as Questionnaire;
}
