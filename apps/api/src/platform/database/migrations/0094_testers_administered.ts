import { type Kysely, sql } from 'kysely';

const statements: readonly string[] = [
  `alter table tester_profiles
     -- What the agency writes down about a tester.
     add column notes text not null default '',
     -- By hand; missed deadlines block too, unless they were forgiven.
     add column blocked_at timestamptz,
     add column missed_forgiven smallint not null default 0 check (missed_forgiven >= 0),
     add column is_blocked boolean not null
       generated always as (blocked_at is not null or missed_deadlines - missed_forgiven >= 3) stored`,
  // Every tester has a profile, so that lists can begin with it.
  `insert into tester_profiles (user_id) select id from users where role_id = 8 on conflict do nothing`,
  // Testers without a value come last, whichever way a list is sorted.
  `create index tester_profiles_city on tester_profiles (city, user_id)`,
  `create index tester_profiles_city_backwards on tester_profiles (city desc nulls last, user_id desc)`,
  `create index tester_profiles_dob on tester_profiles (dob, user_id)`,
  `create index tester_profiles_dob_backwards on tester_profiles (dob desc nulls last, user_id desc)`,
  `create index tester_profiles_federal_state on tester_profiles (federal_state)`,
  `create index users_testers_by_activity on users ((not is_active), id) where role_id = 8`,
  `create index tester_points_booked on tester_points (created_at)`,
];

/** What the agency needs to administer testers: notes, blocks, and indexes of the ways to sort them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
