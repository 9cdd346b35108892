import { type Insertable, sql } from 'kysely';
import type { Db, Schema, Tx } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';

/** A chosen answer in words. */
export interface Quote {
  questionnaireId: number;
  questionId: string;
  text: string;
}

const quoteRows = (db: Db, projectId: number) =>
  db
    .selectFrom('project_quotes as quote')
    .innerJoin('questionnaire_answers as a', 'a.id', 'quote.answer_id')
    .innerJoin('tester_applications as p', 'p.id', 'a.application_id')
    .where('p.project_id', '=', projectId)
    .where('a.sent_at', 'is not', null);

/** The chosen answers of a product test, by question, in the order in which they were chosen. */
export async function findQuotes(db: Db, projectId: number): Promise<Quote[]> {
  const rows = await quoteRows(db, projectId)
    .select([
      'a.questionnaire_id as questionnaireId',
      'quote.question_id as questionId',
      sql<string | null>`a.answers ->> quote.question_id`.as('text'),
    ])
    .orderBy('quote.chosen_at')
    .orderBy('quote.answer_id')
    .execute();
  return rows.flatMap(({ text, ...row }) => (text === null ? [] : [{ ...row, text }]));
}

/** Which answers are chosen. */
export const findChosen = (db: Db, projectId: number) =>
  quoteRows(db, projectId).select(['quote.answer_id', 'quote.question_id']).execute();

/** A sent answer in words of a product test; undefined for everything else. */
export const findSaid = (db: Db, { projectId, answerId, questionId }: Schemas['ProjectQuoteChange']) =>
  db
    .selectFrom('questionnaire_answers as a')
    .innerJoin('tester_applications as p', 'p.id', 'a.application_id')
    .where('a.id', '=', answerId)
    .where('p.project_id', '=', projectId)
    .where('a.sent_at', 'is not', null)
    .where(sql<boolean>`btrim(coalesce(a.answers ->> ${questionId}::text, '')) <> ''`)
    .select(['a.questionnaire_id as questionnaireId', 'a.version'])
    .executeTakeFirst();

/** Notes an answer as chosen. */
export async function insertQuote(tx: Tx, row: Insertable<Schema['project_quotes']>): Promise<void> {
  await tx.insertInto('project_quotes').values(row).execute();
}

/** Takes a chosen answer out. */
export async function deleteQuote(tx: Tx, answerId: number, questionId: string): Promise<void> {
  await tx
    .deleteFrom('project_quotes')
    .where('answer_id', '=', answerId)
    .where('question_id', '=', questionId)
    .execute();
}
