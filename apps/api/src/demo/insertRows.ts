import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const ROWS_PER_STATEMENT = 1_000;

function columnOf(field: string): string {
  return field
    .replace(/([a-z])([A-Z0-9])/g, '$1_$2')
    .replace(/([0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** Writes many rows whose fields are the table's columns in camel case; absent fields get the column's default. */
export async function insertRows(
  tx: Kysely<Schema>,
  table: keyof Schema,
  rows: readonly object[],
  fields: readonly string[],
): Promise<void> {
  const columns = sql.join(fields.map((field) => sql.ref(columnOf(field))));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) =>
        Object.fromEntries(fields.map((field) => [columnOf(field), (row as Record<string, unknown>)[field] ?? null])),
      );
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(chunk)}::json)`.execute(tx);
  }
}

/** Writes rows that all have the fields of the first. */
export async function insertAll(tx: Kysely<Schema>, table: keyof Schema, rows: readonly object[]): Promise<void> {
  await insertRows(tx, table, rows, Object.keys(rows[0] ?? {}));
}

/** Lets the ids that the database gives go on after the ones that were written. */
export async function continueIds(tx: Kysely<Schema>, table: keyof Schema): Promise<void> {
  await sql`select setval(
    pg_get_serial_sequence(${table}, 'id'),
    greatest((select max(id) from ${sql.table(table)}), 1))`.execute(tx);
}
