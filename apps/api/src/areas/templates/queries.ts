import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { containing, readPage } from '../../platform/database/lists.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

const orders: Record<Schemas['TemplateSortKey'], RawBuilder<unknown>> = {
  tempName: sql`t.name`,
  use: sql`t.use`,
  language: sql`t.language`,
  status: sql`t.status`,
  defaultTemplate: sql`t.default_template`,
  updatedAt: sql`t.updated_at`,
};

const templateRows = (db: Database) =>
  db
    .selectFrom('templates as t')
    .leftJoin('users as u', 'u.id', 't.updated_by')
    .select([
      't.id as tempId',
      't.name as tempName',
      't.use',
      't.language',
      't.contract_type as contractType',
      't.status',
      't.default_template as defaultTemplate',
      fullNameOf('u').as('changedByName'),
      't.updated_at as updatedAt',
    ]);

/** One page of the templates. */
export async function templatePage(db: Database, query: Schemas['TemplateQuery']): Promise<Schemas['TemplatePage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'tempName', sort = 'ASC', search = '', filters = {} } = query;
  const { use, language, status, defaultTemplate, contractType } = filters;
  const conditions = [sql<boolean>`true`];
  if (use !== undefined) conditions.push(sql<boolean>`t.use = ${use}`);
  if (language !== undefined) conditions.push(sql<boolean>`t.language = ${language}`);
  if (status !== undefined) conditions.push(sql<boolean>`t.status = ${status}`);
  if (defaultTemplate !== undefined) conditions.push(sql<boolean>`t.default_template = ${defaultTemplate}`);
  // A text for all types fits every one of them.
  if (contractType !== undefined)
    conditions.push(sql<boolean>`(t.contract_type = ${contractType} or t.contract_type is null)`);
  if (search.trim() !== '')
    conditions.push(sql<boolean>`fold_text(t.name) like fold_text(${containing(search.trim())})`);
  const narrowed = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const rows = templateRows(db)
    .where(narrowed)
    .orderBy(sql`${orders[sortBy]} ${sort === 'ASC' ? sql`asc` : sql`desc`}`)
    .orderBy('t.id');
  return readPage(db, { rows, matches: db.selectFrom('templates as t').where(narrowed) }, { pageNumber, pageSize });
}

/** One template with its text. */
export const templateById = (db: Database, id: number): Promise<Schemas['Template'] | undefined> =>
  templateRows(db).select('t.template').where('t.id', '=', id).executeTakeFirst();
