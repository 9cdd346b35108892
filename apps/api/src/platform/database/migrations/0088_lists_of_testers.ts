import { type Kysely, sql } from 'kysely';

const statements = [
  // Who counts when a product test asks how many testers match: read from these two indexes alone.
  `create index users_active_testers on users (id) where role_id = 8 and is_active and not archived`,
  `create index tester_profiles_conditions on tester_profiles (gender, country, dob)
     include (user_id, federal_state, children, categories)`,
  // Answers of an application that were sent, for the punctuality of testers.
  `create index questionnaire_answers_of_application on questionnaire_answers (application_id)
     include (questionnaire_id, is_late) where sent_at is not null`,
];

/** Indexes for lists of testers and of their product tests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
