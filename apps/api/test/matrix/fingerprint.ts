import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/connect.ts';
import { mailsDelivered } from '../kit/mailbox.ts';

/**
 * Where rejections themselves are noted, the queue that announces earlier changes to other servers and empties itself,
 * and where statements are counted that may have changed no row.
 */
const movingByThemselves = ['audit_log', 'live_events', 'table_writes'];

/** One counter for each table, outside of what is compared; a sequence keeps counting when a transaction is rolled back. */
async function countWrites(db: Database, tables: readonly string[]): Promise<void> {
  await sql`create schema write_counts`.execute(db);
  await sql`create function write_counts.count_write() returns trigger language plpgsql as $$ begin
    perform nextval(format('write_counts.%I', tg_table_name));
    return null;
  end $$`.execute(db);
  for (const table of tables) {
    await sql`create sequence ${sql.id('write_counts', table)}`.execute(db);
    await sql`create trigger count_write after insert or update or delete or truncate on ${sql.table(table)} for each statement execute function write_counts.count_write()`.execute(
      db,
    );
  }
}

/**
 * Makes the checksum of the version of every row of every table; it shows whether anything was written, if only the
 * same values again, and waits for mails that note themselves when they leave. Only tables that were written since the
 * last checksum are read again; the places and writers of rows are read much faster than all they hold.
 */
export async function createFingerprint(db: Database): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${sql.join(movingByThemselves)}) order by 1`.execute(
    db,
  );
  await countWrites(
    db,
    tables.map(({ name }) => name),
  );
  const known = new Map<string, { writes: string | null; sum: string }>();
  return async () => {
    await mailsDelivered(db);
    // Counted before the rows are read: a write in between is read twice, never missed.
    const { rows: counts } = await sql<{ name: string; writes: string | null }>`
      select relname as name, pg_sequence_last_value(oid)::text as writes from pg_class
      where relnamespace = 'write_counts'::regnamespace and relkind = 'S' order by 1`.execute(db);
    const written = counts.filter(({ name, writes }) => known.get(name)?.writes !== writes || !known.has(name));
    if (written.length > 0) {
      const parts = written.map(
        ({ name }) =>
          sql`select ${sql.lit(name)} as name, concat(count(*), ' ', sum(hashtextextended(concat(t.ctid, t.xmin), 0)::numeric)) as sum from ${sql.table(name)} as t`,
      );
      const { rows } = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
      const sums = new Map(rows.map(({ name, sum }) => [name, sum]));
      for (const { name, writes } of written) known.set(name, { writes, sum: sums.get(name) ?? '' });
    }
    return counts.map(({ name }) => `${name} ${known.get(name)?.sum ?? ''}`).join('\n');
  };
}
