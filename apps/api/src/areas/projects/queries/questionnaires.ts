import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db, Schema } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { ProjectQuestionnairesTable } from '../tables.ts';

/** A questionnaire as it is stored. */
export type StoredQuestionnaire = Selectable<ProjectQuestionnairesTable>;

/** The questionnaire of the applications for a project, and its first question; undefined without a release. */
export async function findScreening(
  db: Kysely<Schema>,
  projectId: number,
): Promise<{ questionnaireId: number; question: Schemas['Question'] } | undefined> {
  const row = await db
    .selectFrom('project_questionnaires as q')
    .innerJoin('questionnaire_versions as v', (join) =>
      join.onRef('v.questionnaire_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .where('q.project_id', '=', projectId)
    .where('q.kind', '=', 'screening')
    .select(['q.id', 'v.definition'])
    .executeTakeFirst();
  const [question] = ((row?.definition as Schemas['Questionnaire'] | undefined)?.pages ?? []).flatMap(
    ({ questions }) => questions,
  );
  return row && question && { questionnaireId: row.id, question };
}

const questionnaireRows = (db: Db) =>
  db
    .selectFrom('project_questionnaires as q')
    .leftJoin('questionnaire_versions as v', (join) =>
      join.onRef('v.questionnaire_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select([
      'q.id as questionnaireId',
      'q.project_id as projectId',
      'q.kind',
      'q.position',
      'q.title_de as titleDe',
      'q.title_en as titleEn',
      'q.opens_on as opensOn',
      'q.due_on as dueOn',
      'q.draft',
      'q.version',
      'v.released_at as releasedAt',
      sql<boolean>`v.definition is distinct from q.draft`.as('hasChanges'),
      sql<number>`(select count(*)::int from questionnaire_answers a
        where a.questionnaire_id = q.id and a.sent_at is not null)`.as('answers'),
      'q.updated_at as updatedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof questionnaireRows>['execute']>>[number];

const toQuestionnaire = ({ draft, ...row }: Row): Schemas['ProjectQuestionnaire'] => ({
  ...row,
  draft: draft as Schemas['Questionnaire'],
});

/** The questionnaires of a project: that of the application first, then those of the test in their order. */
export async function findQuestionnaires(db: Db, projectId: number): Promise<Schemas['ProjectQuestionnaire'][]> {
  const rows = await questionnaireRows(db)
    .where('q.project_id', '=', projectId)
    .orderBy('q.kind')
    .orderBy('q.position')
    .orderBy('q.id')
    .execute();
  return rows.map(toQuestionnaire);
}

/** Finds a questionnaire. */
export async function findQuestionnaire(db: Db, questionnaireId: number): Promise<Schemas['ProjectQuestionnaire']> {
  const row = await questionnaireRows(db).where('q.id', '=', questionnaireId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toQuestionnaire(row);
}

/** Finds a questionnaire of a project and locks it until the transaction ends. */
export async function lockQuestionnaire(tx: Db, projectId: number, id: number): Promise<StoredQuestionnaire> {
  const row = await tx
    .selectFrom('project_questionnaires')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Stores a questionnaire at the end of its project; returns its id. */
export async function insertQuestionnaire(tx: Db, values: Insertable<ProjectQuestionnairesTable>): Promise<number> {
  const { last } = await tx
    .selectFrom('project_questionnaires')
    .where('project_id', '=', values.project_id)
    .where('kind', '=', values.kind)
    .select(sql<number>`coalesce(max(position), 0)::int`.as('last'))
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('project_questionnaires')
    .values({ ...values, position: last + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a questionnaire. */
export async function updateQuestionnaire(
  tx: Db,
  id: number,
  values: Updateable<ProjectQuestionnairesTable>,
): Promise<void> {
  await tx.updateTable('project_questionnaires').set(values).where('id', '=', id).execute();
}

/** Deletes a questionnaire with its versions. */
export async function deleteQuestionnaireRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('project_questionnaires').where('id', '=', id).execute();
}

/** Whether anybody has begun to answer a questionnaire. */
export async function hasAnswers(tx: Db, questionnaireId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('questionnaire_answers')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody has sent answers to a questionnaire. */
export async function hasSentAnswers(tx: Db, questionnaireId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('questionnaire_answers')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of questionnaires of a project. */
export async function countQuestionnaires(tx: Db, projectId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('project_questionnaires')
    .where('project_id', '=', projectId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a project has a questionnaire for applications. */
export async function hasScreening(tx: Db, projectId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('project_questionnaires')
    .select('id')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'screening')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was released as a version. */
export async function findVersion(
  db: Db,
  questionnaireId: number,
  version: number,
): Promise<Schemas['ProjectQuestionnaireVersion']> {
  const row = await db
    .selectFrom('questionnaire_versions as v')
    .leftJoin('users as u', 'u.id', 'v.released_by')
    .where('v.questionnaire_id', '=', questionnaireId)
    .where('v.version', '=', version)
    .select([
      'v.questionnaire_id as questionnaireId',
      'v.version',
      'v.definition',
      'v.released_at as releasedAt',
      fullNameOf('u').as('releasedBy'),
      sql<number>`(select count(*)::int from questionnaire_answers a where a.questionnaire_id = v.questionnaire_id
        and a.version = v.version and a.sent_at is not null)`.as('answers'),
    ])
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return { ...row, definition: row.definition as Schemas['Questionnaire'] };
}

/** Stores a released version. */
export async function insertVersion(
  tx: Db,
  values: { questionnaireId: number; version: number; definition: object; at: Date; by: number },
): Promise<void> {
  await tx
    .insertInto('questionnaire_versions')
    .values({
      questionnaire_id: values.questionnaireId,
      version: values.version,
      definition: JSON.stringify(values.definition),
      released_at: values.at,
      released_by: values.by,
    })
    .execute();
}
