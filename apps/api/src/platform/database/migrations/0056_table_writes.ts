import { type Kysely, sql } from 'kysely';

// How often a table has been written, in one row for each connection that wrote: no two transactions wait for each other, and the sum
// that a statement sees changes with every commit that it sees.
const statements = [
  `create table table_writes (
     table_name text not null,
     writer integer not null,
     writes bigint not null,
     last_transaction xid8 not null,
     primary key (table_name, writer)
   ) with (fillfactor = 50)`,
  // Once in a transaction is enough, however many statements it has.
  `create function note_write() returns trigger language plpgsql as $$ begin
     if exists (select 1 from table_writes w where w.table_name = tg_table_name and w.writer = pg_backend_pid()
         and w.last_transaction = pg_current_xact_id()) then
       return null;
     end if;
     insert into table_writes as w (table_name, writer, writes, last_transaction)
     values (tg_table_name, pg_backend_pid(), 1, pg_current_xact_id())
     on conflict (table_name, writer) do update set writes = w.writes + 1, last_transaction = excluded.last_transaction;
     return null;
   end $$`,
];

/** Writes to tables are noted, so that what was read of them can be shared until the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
