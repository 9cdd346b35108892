import { type Kysely, sql } from 'kysely';

const statements = [
  // By due date, what is done comes last.
  `create index todos_open_first on todos ((status = 3), due_date, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
