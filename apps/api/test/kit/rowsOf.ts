import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/connect.ts';

/** A row of any table, as JSON. */
export interface AnyRow {
  /** Schema and name of the table. */
  table: string;
  text: string;
}

/** Every row of every table, of all schemas but the engine's own. */
export async function everyRow(db: Database): Promise<AnyRow[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`.execute(
    db,
  );
  const found: AnyRow[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{
      text: string;
    }>`select to_jsonb(t)::text as text from ${sql.id(schema, name)} as t`.execute(db);
    found.push(...rows.map(({ text }) => ({ table: `${schema}.${name}`, text })));
  }
  return found;
}

/** The rows that are new, or other than before. */
export function writtenSince(before: readonly AnyRow[], after: readonly AnyRow[]): AnyRow[] {
  const known = new Set(before.map(({ table, text }) => `${table} ${text}`));
  return after.filter(({ table, text }) => !known.has(`${table} ${text}`));
}
