import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables that are written constantly and appear in no list; counting their writes would only cost time. */
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

/** Adds the write-counting trigger to every table that lacks it, including tables of later migrations. */
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
    // Servers that start at the same time wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtext(${TRIGGER}))`.execute(tx);
    for (const name of await unwatched(tx)) {
      await sql`create trigger ${sql.ref(TRIGGER)} after insert or update or delete or truncate on ${sql.table(name)}
        for each statement execute function note_write()`.execute(tx);
    }
  });
}

/** The tables behind a name: a table itself, or all tables a view reads. */
export interface Source {
  readonly tables: readonly string[];
  /** Whether writes to all of them are counted. */
  readonly isWatched: boolean;
}

/** Every table and view of the schema with what it reads. */
export async function readTables(db: Kysely<Schema>): Promise<Map<string, Source>> {
  const { rows } = await sql<{ name: string; tables: string[]; is_watched: boolean }>`
    with recursive reads (name, source) as (
      select c.oid, c.oid from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      union
      select r.name, d.refobjid from reads r join pg_rewrite w on w.ev_class = r.source
        join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass and d.refobjid <> r.source)
    select n.relname as name, array_agg(s.relname::text order by s.relname) as tables,
      -- What a materialized view holds changes when it is refreshed, which nothing notes.
      bool_and(n.relkind <> 'm' and exists (select 1 from pg_trigger t where t.tgrelid = s.oid and t.tgname = ${TRIGGER})) as is_watched
    from reads r join pg_class n on n.oid = r.name join pg_class s on s.oid = r.source
    where s.relkind in ('r', 'p')
    group by n.relname`.execute(db);
  return new Map(rows.map(({ name, tables, is_watched }) => [name, { tables, isWatched: is_watched }]));
}

/** Merges the counters of closed connections into one row per table. */
export async function foldWrites(db: Kysely<Schema>): Promise<void> {
  await sql`
    with ended as (
      delete from table_writes where writer <> 0 and writer not in (select pid from pg_stat_activity where pid is not null) returning table_name, writes)
    insert into table_writes as w (table_name, writer, writes, last_transaction)
    select table_name, 0, sum(writes), pg_current_xact_id() from ended group by table_name
    on conflict (table_name, writer) do update set writes = w.writes + excluded.writes`.execute(db);
}
