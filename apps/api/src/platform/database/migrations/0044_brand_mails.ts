import { type Kysely, sql } from 'kysely';

const statements = [
  `create table brand_mails (
     entry_id integer not null references campaign_entries (id) on delete cascade,
     kind text not null check (kind in ('proposal', 'content')),
     noted_at timestamptz not null,
     primary key (entry_id, kind)
   )`,
];

/** Channels and contents that a brand is to be mailed about, collected for some minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
