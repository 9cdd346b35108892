import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { containing, readPage } from '../../../platform/database/lists.ts';
import type { Db, Tx } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { languagesOf } from '../rules/texts.ts';
import type { NewsletterTemplatesTable } from '../tables.ts';

/** A template as it is stored. */
export type TemplateRow = Selectable<NewsletterTemplatesTable>;

const templateRows = (db: Db) =>
  db
    .selectFrom('newsletter_templates as t')
    .leftJoin('users as u', 'u.id', 't.updated_by')
    .where('t.deleted_at', 'is', null)
    .selectAll('t')
    .select(fullNameOf('u').as('changedByName'));

const toTemplate = (row: TemplateRow & { changedByName: string | null }): Schemas['NewsletterTemplate'] => ({
  newsletterTemplateId: row.id,
  tempName: row.name,
  languages: languagesOf(row),
  isDefault: row.is_default,
  subjectDe: row.subject_de,
  subjectEn: row.subject_en,
  textDe: row.text_de,
  textEn: row.text_en,
  changedByName: row.changedByName,
  updatedAt: row.updated_at,
});

const isIn = (language: 'de' | 'en'): RawBuilder<boolean> =>
  language === 'de' ? sql`(t.subject_de <> '' or t.text_de <> '')` : sql`(t.subject_en <> '' or t.text_en <> '')`;

const ORDERS: Readonly<Record<Schemas['NewsletterTemplateSortKey'], RawBuilder<unknown>>> = {
  tempName: sql`lower(t.name)`,
  language: sql`(${isIn('de')}, ${isIn('en')})`,
  isDefault: sql`t.is_default`,
  updatedAt: sql`t.updated_at`,
};

function narrowed({ filters = {}, search = '' }: Schemas['NewsletterTemplateQuery']): RawBuilder<boolean> {
  const { language, isDefault } = filters;
  const conditions: RawBuilder<unknown>[] = [sql`t.deleted_at is null`];
  if (language !== undefined) conditions.push(isIn(language));
  if (isDefault !== undefined) conditions.push(sql`t.is_default = ${isDefault}`);
  if (search.trim() !== '') conditions.push(sql`t.search_text like fold_text(${containing(search.trim())})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** One page of the templates. */
export async function findTemplatesPage(
  db: Database,
  query: Schemas['NewsletterTemplateQuery'],
): Promise<Schemas['NewsletterTemplatePage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'tempName', sort = 'ASC' } = query;
  const rows = templateRows(db)
    .where(narrowed(query))
    .orderBy(sql`${ORDERS[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`}`)
    .orderBy('t.id');
  const matches = db.selectFrom('newsletter_templates as t').where(narrowed(query));
  const page = await readPage(db, { rows, matches }, { pageNumber, pageSize });
  return { ...page, content: page.content.map(toTemplate) };
}

/** One template. */
export async function findTemplate(db: Db, id: number): Promise<Schemas['NewsletterTemplate']> {
  const row = await templateRows(db).where('t.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toTemplate(row);
}

/** Locks a template until the transaction ends. */
export async function lockTemplate(tx: Tx, id: number): Promise<TemplateRow> {
  const row = await tx
    .selectFrom('newsletter_templates')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Locks the template that is the default, if there is one. */
export const lockDefault = (tx: Tx): Promise<TemplateRow | undefined> =>
  tx
    .selectFrom('newsletter_templates')
    .selectAll()
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whether another template has this name, whatever its case. */
export async function isNameTaken(tx: Tx, name: string, exceptId = 0): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_templates')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody adds or renames a template until the transaction ends. */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('newsletter_templates'))`.execute(tx);
}

/** Stores a template; returns its id. */
export async function insertTemplate(tx: Tx, values: Insertable<NewsletterTemplatesTable>): Promise<number> {
  const { id } = await tx.insertInto('newsletter_templates').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a template. */
export async function updateTemplate(tx: Tx, id: number, values: Updateable<NewsletterTemplatesTable>): Promise<void> {
  await tx.updateTable('newsletter_templates').set(values).where('id', '=', id).execute();
}
