import { sql } from 'kysely';
import type { Database } from '../../src/database/connect.ts';
import { mailsDelivered } from '../kit/mailbox.ts';

/** Where refusals themselves are noted, the queue that announces earlier changes to other servers and empties itself, and where statements are counted that may have changed no row. */
const movingByThemselves = ['audit_log', 'live_events', 'table_writes'];

/** Makes the checksum of every row of every table; it tells whether anything was written, and waits for mails that note themselves when they leave. */
export async function createFingerprint(db: Database): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${sql.join(movingByThemselves)}) order by 1`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} as t`,
  );
  return async () => {
    await mailsDelivered(db);
    const { rows } = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
    // The database reads the tables side by side, in an order of its own.
    return rows
      .map(({ name, sum }) => `${name} ${sum}`)
      .sort()
      .join('\n');
  };
}
