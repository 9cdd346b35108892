import { type Kysely, sql } from 'kysely';

/** A server says which channels it is reading, so that no other one reads them meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connector_runs add column claimed_until timestamptz`.execute(db);
}
