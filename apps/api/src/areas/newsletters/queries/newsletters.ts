import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db, Tx } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { NewslettersTable } from '../tables.ts';

/** A newsletter as it is stored. */
export type NewsletterRow = Selectable<NewslettersTable>;

const newsletterRows = (db: Db) =>
  db
    .selectFrom('newsletters as n')
    .leftJoin('newsletter_templates as t', 't.id', 'n.template_id')
    .leftJoin('tester_projects as p', 'p.id', 'n.project_id')
    .leftJoin('users as u', 'u.id', 'n.updated_by')
    .where('n.deleted_at', 'is', null)
    .selectAll('n')
    .select(['t.name as templateName', 'p.title_de', 'p.title_en', fullNameOf('u').as('changedByName')]);

type ListedRow = Awaited<ReturnType<ReturnType<typeof newsletterRows>['execute']>>[number];

const toListed = (row: ListedRow): Schemas['NewsletterListItem'] => ({
  newsletterId: row.id,
  subjectDe: row.subject_de,
  subjectEn: row.subject_en,
  templateId: row.template_id,
  templateName: row.templateName,
  project:
    row.project_id === null
      ? null
      : { projectId: row.project_id, titleDe: row.title_de ?? '', titleEn: row.title_en ?? '' },
  state: row.state,
  failure: row.failure,
  plannedAt: row.planned_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  receivers: row.receivers,
  sent: row.sent,
  bounced: row.bounced,
  skipped: row.skipped,
  uncertain: row.uncertain,
  measured: row.measured,
  opened: row.opened,
  clicked: row.clicked,
  unsubscribed: row.unsubscribed,
  changedByName: row.changedByName,
  updatedAt: row.updated_at,
});

/** The day that the period of the list asks about: when it is planned or began. */
const moment = sql`coalesce(n.started_at, n.planned_at)`;
const day = sql`(${moment} at time zone 'Europe/Berlin')::date`;

const ordersIn = (language: 'de' | 'en'): Readonly<Record<Schemas['NewsletterSortKey'], RawBuilder<unknown>>> => ({
  subject:
    language === 'de'
      ? sql`lower(coalesce(nullif(n.subject_de, ''), n.subject_en))`
      : sql`lower(coalesce(nullif(n.subject_en, ''), n.subject_de))`,
  template: sql`lower(t.name)`,
  receivers: sql`n.receivers`,
  plannedAt: sql`coalesce(${moment}, n.updated_at)`,
  sent: sql`n.sent`,
  opened: sql`n.opened`,
  clicked: sql`n.clicked`,
  unsubscribed: sql`n.unsubscribed`,
  state: sql`array_position(array['draft', 'scheduled', 'sending', 'sent', 'failed'], n.state)`,
});

type Search = Pick<Schemas['NewsletterQuery'], 'search' | 'filters' | 'sortBy' | 'sort' | 'language'>;

function narrowed({ search = '', filters = {} }: Search): RawBuilder<boolean> {
  const { state, templateId, projectId, from, to } = filters;
  const conditions: RawBuilder<unknown>[] = [sql`n.deleted_at is null`];
  if (state !== undefined) conditions.push(sql`n.state = ${state}`);
  if (templateId !== undefined) conditions.push(sql`n.template_id = ${templateId}`);
  if (projectId !== undefined) conditions.push(sql`n.project_id = ${projectId}`);
  if (from !== undefined) conditions.push(sql`${day} >= ${from}::date`);
  if (to !== undefined) conditions.push(sql`${day} <= ${to}::date`);
  if (search.trim() !== '') conditions.push(sql`n.search_text like fold_text(${containing(search.trim())})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const foundRows = (db: Db, query: Search) =>
  newsletterRows(db)
    .where(narrowed(query))
    .orderBy(
      sql`${ordersIn(query.language ?? 'de')[query.sortBy ?? 'plannedAt']} ${query.sort === 'ASC' ? sql`asc` : sql`desc`} nulls last`,
    )
    .orderBy('n.id', 'desc');

/** One page of the list. */
export async function findNewslettersPage(
  db: Database,
  query: Schemas['NewsletterQuery'],
): Promise<Schemas['NewsletterPage']> {
  const { pageNumber = 0, pageSize = 10 } = query;
  const matches = db.selectFrom('newsletters as n').where(narrowed(query));
  const page = await readPage(
    db,
    // The counts of what is being sent change all the time.
    { rows: foundRows(db, query), matches, shares: 'total' },
    { pageNumber, pageSize },
  );
  return { ...page, content: page.content.map(toListed) };
}

/** What a search finds, for a file. */
export async function findNewsletters(db: Db, query: Search, limit: number): Promise<Schemas['NewsletterListItem'][]> {
  return (await foundRows(db, query).limit(limit).execute()).map(toListed);
}

/** One newsletter with its texts. */
export async function findNewsletter(db: Db, id: number): Promise<Schemas['Newsletter']> {
  const row = await newsletterRows(db).where('n.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return { ...toListed(row), textDe: row.text_de, textEn: row.text_en, audience: row.audience };
}

/** Locks a newsletter until the transaction ends. */
export async function lockNewsletter(tx: Tx, id: number): Promise<NewsletterRow> {
  const row = await tx
    .selectFrom('newsletters')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Stores a newsletter; returns its id. */
export async function insertNewsletter(tx: Tx, values: Insertable<NewslettersTable>): Promise<number> {
  const { id } = await tx.insertInto('newsletters').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a newsletter. */
export async function updateNewsletter(db: Db, id: number, values: Updateable<NewslettersTable>): Promise<void> {
  await db.updateTable('newsletters').set(values).where('id', '=', id).execute();
}

/** Whether a product test exists. */
export const isProject = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('tester_projects').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Whether a template exists. */
export const isTemplate = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('newsletter_templates')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Product tests to choose from, the newest first. */
export const findProjects = (db: Db, limit: number): Promise<Schemas['NewsletterProject'][]> =>
  db
    .selectFrom('tester_projects')
    .select(['id as projectId', 'title_de as titleDe', 'title_en as titleEn'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What a newsletter says of a product test. */
export const findProjectWords = (db: Db, id: number) =>
  db
    .selectFrom('tester_projects')
    .select(['id', 'title_de', 'title_en', 'description_de', 'description_en', 'application_until'])
    .where('id', '=', id)
    .executeTakeFirst();
