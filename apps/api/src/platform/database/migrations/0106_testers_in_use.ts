import { type Kysely, sql } from 'kysely';

const statements = [
  // The few accounts that are not those of testers in use: whoever counts testers by their profiles leaves these out.
  `create index users_besides_testers on users (id) include (role_id, is_active, archived, email_verify)
     where role_id <> 8 or not is_active or archived or not email_verify`,
  // Those who are not written to in German; the others are, and are counted without their accounts.
  `create index users_english_testers on users (id) where role_id = 8 and default_language <> 'DE'`,
  // The same accounts in the same order as users_testers, which knows more of them.
  `drop index users_active_testers`,
  `drop index tester_profiles_conditions`,
  `create index tester_profiles_conditions on tester_profiles (gender, country, dob)
     include (user_id, federal_state, children, child_birth_years, categories, is_blocked)`,
  // Testers by place, and those who can be invited, read no table either.
  `create index tester_profiles_places on tester_profiles (country, federal_state) include (user_id, is_blocked)`,
  `drop index tester_profiles_newsletter`,
  `create index tester_profiles_newsletter on tester_profiles (user_id)
     include (newsletter_bounces, gender, country, federal_state, total_points, ugc_campaign, regional_tests,
       marital_status, profession, training, children, categories, platforms, is_blocked)
     where newsletter = 'confirmed'`,
];

/** Indexes with which testers are counted by their profiles alone, and found by their town. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const trigrams = await sql<{ installed: boolean }>`
    select exists (select 1 from pg_extension where extname = 'pg_trgm') as installed`.execute(db);
  if (trigrams.rows[0]?.installed !== true) return;
  await sql`
    create index tester_profiles_city_search on tester_profiles using gin (fold_text(city) gin_trgm_ops)`.execute(db);
}
