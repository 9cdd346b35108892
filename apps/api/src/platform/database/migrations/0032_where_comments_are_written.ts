import { type Kysely, sql } from 'kysely';

const statements: readonly string[] = [
  // An answer leads the brand back to the page on which it asked.
  `alter table comments add column written_in text check (written_in in ('imaActive'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
