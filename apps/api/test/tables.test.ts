import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import document from '@resonanz/contract/document' with { type: 'json' };
import { CONTENT_STATUSES } from '@resonanz/domain/enumerations';
import { TESTER_POINTS } from '@resonanz/domain/testerPoints';
import { type ColumnKind, type DeclaredColumn, declaredTables } from './kit/declaredTables.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

interface StoredColumn {
  table: string;
  column: string;
  type: string;
  /** Of a view, and of columns the database derives, it does not know whether they are ever empty. */
  isDerived: boolean;
  isNullable: boolean;
  isOptional: boolean;
}

/** Tables that no typed statement reaches: the migrator's own, and what the database itself keeps of others. */
const UNDECLARED = ['channel_search', 'kysely_migration', 'kysely_migration_lock', 'table_writes'];

/** What the drivers make of each type of the database; JSON may also be declared as the array it holds. */
const KINDS: Readonly<Record<string, readonly ColumnKind[]>> = {
  ARRAY: ['array'],
  bigint: ['number'],
  boolean: ['boolean'],
  bytea: ['bytes'],
  character: ['string'],
  date: ['string'],
  'double precision': ['number'],
  integer: ['number'],
  jsonb: ['json', 'array'],
  numeric: ['number'],
  smallint: ['number'],
  text: ['string'],
  'timestamp with time zone': ['string'],
  uuid: ['string'],
};

/** How a declared column differs from the stored one; empty when it does not. */
function differences(stored: StoredColumn, declared: DeclaredColumn): string[] {
  const name = `${stored.table}.${stored.column}`;
  const kinds: readonly string[] = KINDS[stored.type] ?? [];
  return [
    ...(kinds.includes(declared.kind) ? [] : [`${name} is ${stored.type}, declared as ${declared.kind}`]),
    ...(stored.isDerived || stored.isNullable === declared.isNullable
      ? []
      : [`${name} is ${stored.isNullable ? '' : 'not '}nullable, declared otherwise`]),
    ...(!stored.isDerived && declared.isOptional && !stored.isOptional
      ? [`${name} has no default, but an insert may leave it out`]
      : []),
  ];
}

describeOnEachDatabase('table types', (database) => {
  let server: TestServer;
  const declared = declaredTables();
  let stored: readonly StoredColumn[];
  beforeAll(async () => {
    server = await startTestServer({ database });
    const { rows } = await sql<StoredColumn>`
      select c.table_name as "table", c.column_name as "column", c.data_type as "type",
        t.table_type = 'VIEW' or c.is_generated = 'ALWAYS' as "isDerived", c.is_nullable = 'YES' as "isNullable",
        c.is_nullable = 'YES' or c.column_default is not null or c.is_identity = 'YES' as "isOptional"
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and c.table_name not in (${sql.join(UNDECLARED)})
      order by c.table_name, c.ordinal_position`.execute(server.db);
    stored = rows;
  });
  afterAll(() => server.stop());

  test('name the tables of the migrated database', () => {
    const tables = new Set(stored.map(({ table }) => table));
    expect([...declared.keys()].toSorted()).toEqual([...tables].toSorted());
  });

  test('name the columns of each table', () => {
    const columns = stored.map(({ table, column }) => `${table}.${column}`);
    const named = [...declared].flatMap(([table, each]) => [...each.keys()].map((column) => `${table}.${column}`));
    expect(named.toSorted()).toEqual(columns.toSorted());
  });

  test('declare the kind, the nullability and the default of each column', () => {
    const found = stored.flatMap((column) => {
      const one = declared.get(column.table)?.get(column.column);
      return one ? differences(column, one) : [];
    });
    expect(found).toEqual([]);
  });

  test.each([
    ['ugc_videos', 'content_status', CONTENT_STATUSES.filter((status) => status !== 'Online')],
    ['tester_profiles', 'marital_status', document.components.schemas.MaritalStatus.enum],
    ['tester_profiles', 'profession', document.components.schemas.Profession.enum],
    ['tester_profiles', 'training', document.components.schemas.Training.enum],
    ['tester_points', 'event', [...Object.keys(TESTER_POINTS), 'correction']],
  ])('%s.%s takes the words that its type names, and no others', async (table, column, words) => {
    const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition
      from pg_constraint where conname = ${`${table}_${column}_check`}`.execute(server.db);
    const checked = rows.flatMap(({ definition }) => [...definition.matchAll(/'(\w+)'/g)].map(([, word]) => word));
    expect(checked.toSorted()).toEqual([...words].toSorted());
  });
});
