import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/connect.ts';

/**
 * Makes a database plan as if the tables of people and channels were empty: so they look while a write of many rows is
 * under way, which count for nothing until it ends.
 */
export async function takeEmptyStatistics(db: Database): Promise<void> {
  for (const table of ['influencers', 'channels', 'channel_search', 'follower_history']) {
    // Else the database might take them again, and undo this in the middle of a test.
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db);
    await sql`update pg_class set relpages = 5000, reltuples = 0 where relname = ${table}`.execute(db);
  }
}
