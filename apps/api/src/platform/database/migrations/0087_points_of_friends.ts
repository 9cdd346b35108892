import { type Kysely, sql } from 'kysely';

const statements = [
  // Whose first test brought the points: each recommended friend brings them once.
  `alter table tester_points add column friend_user_id integer references users (id) on delete set null`,
  `create unique index tester_points_of_friends on tester_points (friend_user_id)
     where event = 'friendRecommended' and friend_user_id is not null`,
  // Federal states as they were when a draw was made: with them alone a balanced one can be repeated.
  `alter table project_lotteries add column candidate_states jsonb`,
];

/** Points for recommended friends, and what repeats a balanced draw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
