import { type RawBuilder, sql } from 'kysely';
import { containing, pageOf } from '../../../../platform/database/lists.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { findAsked, questionFor } from './questionnaire.ts';
import { countSent, isMasked, sentAnswers } from './sentAnswers.ts';

type Query = Schemas['ProjectTextQuery'];

/** The number that stands for the tester of an application in the evaluation. */
export const testerNumber = (projectId: number, applicationId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from tester_applications other
    where other.project_id = ${projectId} and other.id <= ${applicationId})`;

/** One page of the answers to a question in words. */
export async function textPage(db: Db, now: Date, query: Query): Promise<Schemas['ProjectTextPage']> {
  const { projectId, questionId, search = '', pageNumber = 0, pageSize = 10 } = query;
  questionFor(await findAsked(db, query), questionId, ['texts'], { field: 'questionId', key: 'questionWithoutTexts' });
  const answers = await sentAnswers(db, now, query);
  if (isMasked(query, (await countSent(db, answers)).sent))
    return { ...pageOf([], 0, { pageNumber, pageSize }), isMasked: true };
  const text = sql<string>`(said.answers ->> ${questionId}::text)`;
  const words = search.trim();
  const found = sql`btrim(coalesce(${text}, '')) <> ''
    ${words === '' ? sql`` : sql`and fold_text(${text}) like fold_text(${containing(words)})`}`;
  const { rows } = await sql<Schemas['ProjectText']>`
    select said.id as "answerId", ${testerNumber(projectId, sql`said.application_id`)} as "testerNumber",
      ${text} as text, said.is_late as "isLate", said.sent_at as "sentAt",
      exists (select 1 from project_quotes quote
        where quote.answer_id = said.id and quote.question_id = ${questionId}) as "isQuoted"
    from ${answers} said
    where ${found}
    order by said.sent_at desc, said.id desc
    limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db);
  const total = await sql<{ texts: number }>`
    select count(*)::int as texts from ${answers} said where ${found}`.execute(db);
  return { ...pageOf(rows, total.rows[0]?.texts ?? 0, { pageNumber, pageSize }), isMasked: false };
}
