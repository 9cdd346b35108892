import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

/** Finds the FAQs that testers and visitors read, by group, both in their order. */
export async function findActiveFaqs(db: Database): Promise<Schemas['ActiveFaqGroup'][]> {
  // Visitors ask for them without a log-in: read once for all until something is changed (0041).
  const rows = await sharedRows(
    db,
    db
      .selectFrom('faqs as f')
      .innerJoin('faq_groups as g', 'g.id', 'f.group_id')
      .where('f.deleted_at', 'is', null)
      .where('f.is_active', '=', true)
      .select(['f.id', 'f.group_id', 'g.name_de', 'g.name_en'])
      .select(['f.question_de', 'f.question_en', 'f.answer_de', 'f.answer_en'])
      .orderBy('g.position')
      .orderBy('g.id')
      .orderBy('f.position')
      .orderBy('f.id')
      .compile(),
  );
  const groups = new Map<number, Schemas['ActiveFaqGroup']>();
  for (const row of rows) {
    const group = groups.get(row.group_id) ?? {
      faqGroupId: row.group_id,
      nameDe: row.name_de,
      nameEn: row.name_en,
      faqs: [],
    };
    group.faqs.push({
      faqId: row.id,
      questionDe: row.question_de,
      questionEn: row.question_en,
      answerDe: row.answer_de,
      answerEn: row.answer_en,
    });
    groups.set(row.group_id, group);
  }
  return [...groups.values()];
}

/** Finds what a tester said of the FAQs. */
export const findVotes = (db: Db, userId: number): Promise<Schemas['FaqVote'][]> =>
  db
    .selectFrom('faq_votes as v')
    .innerJoin('faqs as f', 'f.id', 'v.faq_id')
    .where('v.user_id', '=', userId)
    .where('f.deleted_at', 'is', null)
    .where('f.is_active', '=', true)
    .select(['v.faq_id as faqId', 'v.is_helpful as isHelpful'])
    .orderBy('v.faq_id')
    .execute();

/** Stores the vote of a tester, in place of an earlier one; false where testers cannot see the FAQ. */
export async function saveVote(
  db: Database,
  vote: Schemas['FaqVote'] & { userId: number; votedAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into faq_votes (faq_id, user_id, is_helpful, voted_at)
    select f.id, ${vote.userId}, ${vote.isHelpful}, ${vote.votedAt.toISOString()}::timestamptz from faqs f
    where f.id = ${vote.faqId} and f.deleted_at is null and f.is_active
    on conflict (faq_id, user_id) do update set is_helpful = excluded.is_helpful, voted_at = excluded.voted_at
    returning faq_id`.execute(db);
  return rows.length > 0;
}
