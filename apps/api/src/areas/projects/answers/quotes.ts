import { sql } from 'kysely';
import { MAX_QUOTES } from '@resonanz/domain/evaluation';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Db, Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockProject } from '../queries/projects.ts';
import { findAsked, questionFor } from './questionnaire.ts';

type Change = Schemas['ProjectQuoteChange'];

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

/** Rejects what is no answer in words of the product test. */
async function rejectOthers(tx: Tx, { projectId, answerId, questionId }: Change): Promise<void> {
  const answer = await tx
    .selectFrom('questionnaire_answers as a')
    .innerJoin('tester_applications as p', 'p.id', 'a.application_id')
    .where('a.id', '=', answerId)
    .where('p.project_id', '=', projectId)
    .where('a.sent_at', 'is not', null)
    .where(sql<boolean>`btrim(coalesce(a.answers ->> ${questionId}::text, '')) <> ''`)
    .select(['a.questionnaire_id as questionnaireId', 'a.version'])
    .executeTakeFirst();
  if (answer === undefined) throw notFound();
  const asked = await findAsked(tx, { projectId, ...answer });
  questionFor(asked, questionId, ['texts'], { field: 'questionId', key: 'questionWithoutTexts' });
}

/** Chooses an answer for the report, or takes it out again; a second time changes nothing. */
export function setQuote(editor: ProjectEditor, change: Change): Promise<null> {
  const { user, services } = editor;
  const { projectId, answerId, questionId, isQuoted } = change;
  return inOneTransaction(editor, async (tx) => {
    await lockProject(tx, projectId);
    await rejectOthers(tx, change);
    const quotes = await quoteRows(tx, projectId).select(['quote.answer_id', 'quote.question_id']).execute();
    const isChosen = quotes.some(({ answer_id, question_id }) => answer_id === answerId && question_id === questionId);
    if (isChosen === isQuoted) return { answer: null };
    if (isQuoted && quotes.length >= MAX_QUOTES) throw conflict('tooManyQuotes', { most: MAX_QUOTES });
    if (isQuoted)
      await tx
        .insertInto('project_quotes')
        .values({
          answer_id: answerId,
          question_id: questionId,
          chosen_at: services.clock.now(),
          chosen_by: user.id,
        })
        .execute();
    else
      await tx
        .deleteFrom('project_quotes')
        .where('answer_id', '=', answerId)
        .where('question_id', '=', questionId)
        .execute();
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { quotes: [quotes.length, quotes.length + (isQuoted ? 1 : -1)] },
    });
    return { answer: null, details: [details] };
  });
}
