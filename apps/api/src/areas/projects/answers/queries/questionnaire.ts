import { evaluationOf, type EvaluationKind } from '@resonanz/domain/evaluation';
import type { Db } from '../../../../platform/database/schema.ts';
import { invalidFields, notFound } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';

/** A questionnaire with what was asked. */
export interface Asked {
  questionnaireId: number;
  kind: 'screening' | 'test';
  titleDe: string;
  titleEn: string;
  /** Empty while nothing was released. */
  questions: readonly Schemas['Question'][];
}

interface Reference {
  projectId: number;
  questionnaireId: number;
  version?: number | undefined;
}

const questionsIn = (definition: object | null): readonly Schemas['Question'][] =>
  (definition as Schemas['Questionnaire'] | null)?.pages.flatMap(({ questions }) => questions) ?? [];

const askedRows = (db: Db, projectId: number, version?: number) =>
  db
    .selectFrom('project_questionnaires as q')
    .leftJoin('questionnaire_versions as v', (join) => {
      const joined = join.onRef('v.questionnaire_id', '=', 'q.id');
      return version === undefined ? joined.onRef('v.version', '=', 'q.version') : joined.on('v.version', '=', version);
    })
    .where('q.project_id', '=', projectId)
    .select(['q.id', 'q.kind', 'q.title_de', 'q.title_en', 'v.definition']);

type Row = Awaited<ReturnType<ReturnType<typeof askedRows>['execute']>>[number];

const toAsked = ({ id, kind, title_de, title_en, definition }: Row): Asked => ({
  questionnaireId: id,
  kind,
  titleDe: title_de,
  titleEn: title_en,
  questions: questionsIn(definition),
});

/** What a version of a questionnaire asks, by default the newest; 404 when the product test has none such. */
export async function findAsked(db: Db, { projectId, questionnaireId, version }: Reference): Promise<Asked> {
  const row = await askedRows(db, projectId, version).where('q.id', '=', questionnaireId).executeTakeFirst();
  if (row === undefined || (version !== undefined && row.definition === null)) throw notFound();
  return toAsked(row);
}

/** What the questionnaires of a product test ask, that of the application first. */
export async function findAllAsked(db: Db, projectId: number): Promise<Asked[]> {
  const rows = await askedRows(db, projectId).orderBy('q.kind').orderBy('q.position').orderBy('q.id').execute();
  return rows.map(toAsked);
}

/** What the application for a product test asks; nothing while there is no such questionnaire. */
export async function findScreeningQuestions(db: Db, projectId: number): Promise<readonly Schemas['Question'][]> {
  const row = await askedRows(db, projectId).where('q.kind', '=', 'screening').executeTakeFirst();
  return questionsIn(row?.definition ?? null);
}

/** A question of a questionnaire that is evaluated in one of these ways; 422 with the key at its field for others. */
export function questionFor(
  { questions }: Pick<Asked, 'questions'>,
  questionId: string,
  kinds: readonly EvaluationKind[],
  { field, key }: { field: string; key: string },
): Schemas['Question'] {
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) throw notFound();
  if (!kinds.includes(evaluationOf(question.type))) throw invalidFields([{ field, key }]);
  return question;
}
