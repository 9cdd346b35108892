import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

type Answers = Schemas['QuestionnaireAnswers'];

/** The answers of an application to one questionnaire. */
export const findAnswers = (db: Db, applicationId: number, questionnaireId: number) =>
  db
    .selectFrom('questionnaire_answers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst();

/** What is written of answers. */
interface AnswerValues {
  readonly application_id: number;
  readonly questionnaire_id: number;
  readonly version: number;
  readonly answers: Answers;
  readonly page: string | null;
  readonly is_late: boolean;
  readonly updated_at: Date;
  readonly sent_at: Date | null;
}

/** Stores answers in place of those before. */
export async function saveAnswers(tx: Db, { answers, ...values }: AnswerValues): Promise<void> {
  const row = { ...values, answers: JSON.stringify(answers) };
  await tx
    .insertInto('questionnaire_answers')
    .values({ ...row, created_at: values.updated_at })
    .onConflict((conflict) => conflict.columns(['application_id', 'questionnaire_id']).doUpdateSet(row))
    .execute();
}

/** Deletes the answers of an application to one questionnaire. */
export async function deleteAnswers(tx: Db, applicationId: number, questionnaireId: number): Promise<void> {
  await tx
    .deleteFrom('questionnaire_answers')
    .where('application_id', '=', applicationId)
    .where('questionnaire_id', '=', questionnaireId)
    .execute();
}

/** Of these files those of an application, with their type. */
export async function findFilesOf(
  db: Db,
  applicationId: number,
  fileIds: readonly number[],
): Promise<{ id: number; contentType: string }[]> {
  if (fileIds.length === 0) return [];
  return db
    .selectFrom('files')
    .select(['id', 'content_type as contentType'])
    .where('subject', '=', 'testerApplication')
    .where('subject_id', '=', applicationId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...fileIds])
    .execute();
}

/** The answers of an application that were sent. */
export async function findSentAnswers(db: Db, applicationId: number): Promise<Answers[]> {
  const rows = await db
    .selectFrom('questionnaire_answers')
    .select('answers')
    .where('application_id', '=', applicationId)
    .where('sent_at', 'is not', null)
    .execute();
  return rows.map(({ answers }) => answers as Answers);
}
