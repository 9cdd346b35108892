import type { Slice } from './slice.ts';

/** The tables of an area. */
const tables = ({ many, one, table }: Slice) => `import type { Generated } from 'kysely';
import type { InstantNow, NumberOrNull } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** ${many.sentence} of the agency. */
export interface ${many.pascal}Table {
  id: Generated<number>;
  name: string;
  state: Generated<Schemas['${one.pascal}State']>;
  note: Generated<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    ${table}: ${many.pascal}Table;
  }
}
`;

/** The pure rules: what is stored, and who may add. */
const rules = ({ one, module }: Slice) => `import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** The input as it is stored, without space around its words. Throws 422 \`required\` for a name that is empty then. */
export function check${one.pascal}({ name, state, note }: Schemas['${one.pascal}Input']) {
  const values = { name: name.trim(), state, note: note.trim() };
  if (values.name === '') throw invalidFields([{ field: 'name', key: 'required' }]);
  return values;
}

/** A ${one.sentence.toLowerCase()} by the names of the wire, as its history lists it. */
export const named${one.pascal} = ({ name, state, note }: ReturnType<typeof check${one.pascal}>) => ({ name, state, note });

/** Throws 403 for users without the right to add; the call itself asks for the right to edit. */
export function rejectAdding(user: CallUser): void {
  if (!user.may('${module}', 'add')) throw forbidden();
}
`;

/** All SQL of the area. */
const queries = ({ many, one, table, id }: Slice) => {
  const rows = `${one.camel}Rows`;
  return `import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { containing, readPage } from '../../platform/database/lists.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { ${many.pascal}Table } from './tables.ts';

const orders: Readonly<Record<Schemas['${one.pascal}SortKey'], RawBuilder<unknown>>> = {
  name: sql\`r.name\`,
  state: sql\`r.state\`,
  updatedAt: sql\`r.updated_at\`,
};

const ${rows} = (db: Db) =>
  db
    .selectFrom('${table} as r')
    .select(['r.id as ${id}', 'r.name', 'r.state', 'r.note', 'r.updated_at as updatedAt']);

/** Finds one page of the list. */
export async function find${many.pascal}Page(
  db: Database,
  query: Schemas['${one.pascal}Query'],
): Promise<Schemas['${one.pascal}Page']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'name', sort = 'ASC', search = '', filters = {} } = query;
  const conditions = [sql<boolean>\`true\`];
  if (filters.state !== undefined) conditions.push(sql<boolean>\`r.state = \${filters.state}\`);
  if (search.trim() !== '')
    conditions.push(sql<boolean>\`fold_text(r.name) like fold_text(\${containing(search.trim())})\`);
  const condition = sql<boolean>\`\${sql.join(conditions, sql\` and \`)}\`;
  const rows = ${rows}(db)
    .where(condition)
    .orderBy(sql\`\${orders[sortBy]} \${sort === 'ASC' ? sql\`asc\` : sql\`desc\`}\`)
    .orderBy('r.id');
  const matches = db.selectFrom('${table} as r').where(condition);
  return readPage(db, { rows, matches }, { pageNumber, pageSize });
}

/** Finds the one with this id. */
export const find${one.pascal} = (db: Db, id: number): Promise<Schemas['${one.pascal}'] | undefined> =>
  ${rows}(db).where('r.id', '=', id).executeTakeFirst();

/** Finds the row with this id and locks it until the transaction ends. */
export const lock${one.pascal} = (tx: Db, id: number): Promise<Selectable<${many.pascal}Table> | undefined> =>
  tx.selectFrom('${table}').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores a new row; returns its id. */
export async function insert${one.pascal}(tx: Db, values: Insertable<${many.pascal}Table>): Promise<number> {
  const { id } = await tx.insertInto('${table}').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a row. */
export async function update${one.pascal}(tx: Db, id: number, values: Updateable<${many.pascal}Table>): Promise<void> {
  await tx.updateTable('${table}').set(values).where('id', '=', id).execute();
}
`;
};

/** The handlers of the calls. */
const routes = ({ many, one, table, id }: Slice) => `import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Db } from '../../platform/database/schema.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type Call, defineArea } from '../../platform/operations/area.ts';
import { find${one.pascal}, find${many.pascal}Page, insert${one.pascal}, lock${one.pascal}, update${one.pascal} } from './queries.ts';
import { check${one.pascal}, named${one.pascal}, rejectAdding } from './rules.ts';

const ENTITY = '${table.replace(many.kebab.replaceAll('-', '_'), one.kebab.replaceAll('-', '_'))}';

async function ${one.camel}(db: Db, id: number): Promise<Schemas['${one.pascal}']> {
  const found = await find${one.pascal}(db, id);
  if (found === undefined) throw notFound();
  return found;
}

async function add({ input: { body }, services, user, audit }: Call<'save${one.pascal}'>) {
  rejectAdding(user);
  const values = check${one.pascal}(body);
  return services.db.transaction().execute(async (tx) => {
    const at = services.clock.now();
    const id = await insert${one.pascal}(tx, { ...values, created_at: at, updated_at: at, updated_by: user.id });
    const changes = changesBetween({}, named${one.pascal}(values));
    audit(
      await writeHistory(tx, { user, services }, { entity: ENTITY, entityId: id, action: HISTORY_ACTION.add, changes }),
    );
    return ${one.camel}(tx, id);
  });
}

async function change(
  { input: { body }, services, user, audit }: Call<'save${one.pascal}'>,
  id: number,
  readAt: string,
) {
  const values = check${one.pascal}(body);
  return services.db.transaction().execute(async (tx) => {
    const row = await lock${one.pascal}(tx, id);
    if (row === undefined) throw notFound();
    await rejectStale(tx, row, readAt);
    const changes = changesBetween(named${one.pascal}(row), named${one.pascal}({ ...row, ...values }));
    if (Object.keys(changes).length > 0) {
      await update${one.pascal}(tx, id, { ...values, updated_at: services.clock.now(), updated_by: user.id });
      audit(
        await writeHistory(
          tx,
          { user, services },
          { entity: ENTITY, entityId: id, action: HISTORY_ACTION.update, changes },
        ),
      );
    }
    return ${one.camel}(tx, id);
  });
}

/** ${many.sentence} of the agency. */
export const ${many.camel} = defineArea('${many.kebab}', {
  get${many.pascal}Page: ({ input, services }) => find${many.pascal}Page(services.db, input.body),
  get${one.pascal}: ({ input, services }) => ${one.camel}(services.db, input.path.id),
  save${one.pascal}: (call) => {
    const { ${id}, updatedAt } = call.input.body;
    return ${id} === undefined || updatedAt === undefined ? add(call) : change(call, ${id}, updatedAt);
  },
});
`;

/** The migration that creates the table. */
export const migration = ({ many, table }: Slice) => `import { type Kysely, sql } from 'kysely';

/** Creates the table of ${many.sentence.toLowerCase()}. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      \`create table ${table} (
         id integer generated by default as identity primary key,
         name text not null,
         state text not null default 'active' check (state in ('active', 'archived')),
         note text not null default '',
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         updated_by integer references users (id) on delete set null
       )\`,
    )
    .execute(db);
}
`;

/** The files of the area in the server, by their names. */
export const areaServer = (slice: Slice): readonly (readonly [name: string, text: string])[] => [
  ['tables.ts', tables(slice)],
  ['rules.ts', rules(slice)],
  ['queries.ts', queries(slice)],
  ['routes.ts', routes(slice)],
];
