import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike, readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FaqsTable } from '../tables.ts';

/** Filters, search and sort order of the list. */
export type FaqSearch = Pick<Schemas['FaqQuery'], 'filters' | 'language' | 'search' | 'sort' | 'sortBy'>;

const votes = (isHelpful: boolean) =>
  sql<number>`(select count(*)::int from faq_votes v where v.faq_id = f.id and v.is_helpful = ${sql.lit(isHelpful)})`;

const faqRows = (db: Db) =>
  db
    .selectFrom('faqs as f')
    .innerJoin('faq_groups as g', 'g.id', 'f.group_id')
    .where('f.deleted_at', 'is', null)
    .select([
      'f.id',
      'f.group_id',
      'g.name_de',
      'g.name_en',
      'f.question_de',
      'f.question_en',
      'f.answer_de',
      'f.answer_en',
      'f.is_active',
      'f.updated_at',
      // Numbers of the order as it is stored may have gaps, for example where one was deleted.
      sql<number>`(select count(*)::int from faqs e where e.group_id = f.group_id and e.deleted_at is null
        and (e.position, e.id) <= (f.position, f.id))`.as('place'),
      votes(true).as('helpful'),
      votes(false).as('not_helpful'),
    ]);

type FaqRow = Awaited<ReturnType<ReturnType<typeof faqRows>['execute']>>[number];

const toFaq = (row: FaqRow): Schemas['Faq'] => ({
  faqId: row.id,
  faqGroupId: row.group_id,
  groupDe: row.name_de,
  groupEn: row.name_en,
  questionDe: row.question_de,
  questionEn: row.question_en,
  answerDe: row.answer_de,
  answerEn: row.answer_en,
  missingLanguages: [
    ...(row.question_de === '' ? ['DE' as const] : []),
    ...(row.question_en === '' ? ['EN' as const] : []),
  ],
  position: row.place,
  isActive: row.is_active,
  helpful: row.helpful,
  notHelpful: row.not_helpful,
  updatedAt: row.updated_at,
});

const questionIn = (language: Schemas['FaqExport']['language']): RawBuilder<unknown> =>
  language === 'de'
    ? sql`coalesce(nullif(f.question_de, ''), f.question_en)`
    : sql`coalesce(nullif(f.question_en, ''), f.question_de)`;

/** What each sort key sorts by; the place within the group is sorted group by group. */
const ordersIn = (
  language: Schemas['FaqExport']['language'],
): Readonly<Record<Schemas['FaqSortKey'], readonly RawBuilder<unknown>[]>> => ({
  question: [questionIn(language)],
  group: [language === 'de' ? sql`g.name_de` : sql`g.name_en`],
  position: [sql`g.position`, sql`g.id`, sql`f.position`],
  isActive: [sql`f.is_active`],
  helpful: [votes(true)],
  notHelpful: [votes(false)],
  updatedAt: [sql`f.updated_at`],
});

function narrowed({ filters = {}, search = '' }: FaqSearch): RawBuilder<boolean> {
  const { faqGroupId, isActive, missingLanguage } = filters;
  const conditions = [sql<boolean>`f.deleted_at is null`];
  if (faqGroupId !== undefined) conditions.push(sql<boolean>`f.group_id = ${faqGroupId}`);
  if (isActive !== undefined) conditions.push(sql<boolean>`f.is_active = ${isActive}`);
  if (missingLanguage === 'DE') conditions.push(sql<boolean>`f.question_de = ''`);
  if (missingLanguage === 'EN') conditions.push(sql<boolean>`f.question_en = ''`);
  if (search.trim() !== '')
    conditions.push(sql<boolean>`f.search_text like '%' || fold_text(${escapeLike(search.trim())}) || '%'`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function foundRows(db: Db, query: FaqSearch) {
  const { sortBy = 'position', sort = 'ASC', language = 'de' } = query;
  const direction = sort === 'ASC' ? sql`asc` : sql`desc`;
  let rows = faqRows(db).where(narrowed(query));
  for (const column of ordersIn(language)[sortBy]) rows = rows.orderBy(sql`${column} ${direction}`);
  return rows.orderBy('f.id');
}

/** Finds one page of the list. */
export async function findFaqsPage(db: Database, query: Schemas['FaqQuery']): Promise<Schemas['FaqPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const matches = db.selectFrom('faqs as f').where(narrowed(query));
  // Votes come all the time.
  const page = await readPage(db, { rows: foundRows(db, query), matches, shares: 'total' }, { pageNumber, pageSize });
  return { ...page, content: page.content.map(toFaq) };
}

/** Finds what a search finds, in its order, up to so many. */
export async function findFaqs(db: Database, query: FaqSearch, most: number): Promise<Schemas['Faq'][]> {
  return (await foundRows(db, query).limit(most).execute()).map(toFaq);
}

/** Finds the FAQ with this id. */
export async function findFaq(db: Db, id: number): Promise<Schemas['Faq']> {
  const row = await faqRows(db).where('f.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toFaq(row);
}

/** Finds an FAQ and locks it until the transaction ends. */
export async function lockFaq(tx: Db, id: number): Promise<Selectable<FaqsTable>> {
  const row = await tx
    .selectFrom('faqs')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Finds the ids of the FAQs of a group in their order. */
export async function findOrder(tx: Db, groupId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('faqs')
    .select('id')
    .where('group_id', '=', groupId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds how many FAQs a group has, and the place behind the last of them. */
export async function findEndOfGroup(tx: Db, groupId: number): Promise<{ count: number; next: number }> {
  return tx
    .selectFrom('faqs')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(position), 0) + 1`.as('next')])
    .where('group_id', '=', groupId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Stores a new FAQ; returns its id. */
export async function insertFaq(tx: Db, values: Insertable<FaqsTable>): Promise<number> {
  const { id } = await tx.insertInto('faqs').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of an FAQ. */
export async function updateFaq(tx: Db, id: number, values: Updateable<FaqsTable>): Promise<void> {
  await tx.updateTable('faqs').set(values).where('id', '=', id).execute();
}

/** Stores the order of FAQs; their versions stay, because nothing that is edited changes. */
export async function updateOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update faqs f set position = o.position
    from unnest(${[...ids]}::int[]) with ordinality as o (id, position) where f.id = o.id`.execute(tx);
}
