import { type Kysely, sql } from 'kysely';

const statements = [
  // Answers in words that the report of a product test shows.
  `create table project_quotes (
     answer_id integer not null references questionnaire_answers (id) on delete cascade,
     question_id text not null,
     chosen_at timestamptz not null default now(),
     chosen_by integer references users (id) on delete set null,
     primary key (answer_id, question_id)
   )`,
  `create index project_quotes_chosen_by on project_quotes (chosen_by)`,
];

/** The answers that staff chose for the report of a product test. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
