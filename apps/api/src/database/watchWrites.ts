import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Written all the time and in no list: noting each write would cost and tell nobody anything. */
const UNWATCHED: readonly string[] = [
  'table_writes',
  'kysely_migration',
  'kysely_migration_lock',
  'secrets',
  'sessions',
  'refresh_tokens',
  'login_attempts',
  'login_events',
  'account_tokens',
  'account_requests',
  'counted_requests',
  'captcha_answers',
  'known_devices',
  'repeatable_calls',
  'live_events',
  'audit_log',
  'comment_reads',
  'resumable_uploads',
];

const TRIGGER = 'notes_write';

/** Notes the writes to every table of lists from now on, those of later migrations included. */
export async function watchWrites(db: Kysely<Schema>): Promise<void> {
  const unwatched = async (handle: Kysely<Schema>): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> all(${[...UNWATCHED]}::text[])
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = ${TRIGGER})
      order by 1`.execute(handle);
    return rows.map(({ name }) => name);
  };
  if ((await unwatched(db)).length === 0) return;
  await db.transaction().execute(async (tx) => {
    // Servers that start together wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtext(${TRIGGER}))`.execute(tx);
    for (const name of await unwatched(tx)) {
      await sql`create trigger ${sql.ref(TRIGGER)} after insert or update or delete or truncate on ${sql.table(name)}
        for each statement execute function note_write()`.execute(tx);
    }
  });
}

/** Every table and view of the schema, with whether its writes are noted. */
export async function watchedTables(db: Kysely<Schema>): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; is_watched: boolean }>`
    select c.relname as name, exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = ${TRIGGER}) as is_watched
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`.execute(db);
  return new Map(rows.map(({ name, is_watched }) => [name, is_watched]));
}

/** Makes one row a table of the rows whose connections have ended; the sums stay. */
export async function foldWrites(db: Kysely<Schema>): Promise<void> {
  await sql`
    with ended as (
      delete from table_writes where writer <> 0 and writer not in (select pid from pg_stat_activity where pid is not null) returning table_name, writes)
    insert into table_writes as w (table_name, writer, writes, last_transaction)
    select table_name, 0, sum(writes), pg_current_xact_id() from ended group by table_name
    on conflict (table_name, writer) do update set writes = w.writes + excluded.writes`.execute(db);
}
