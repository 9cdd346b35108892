import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table campaign_entries
     alter column pre_budget drop not null, alter column pre_budget drop default,
     alter column final_budget drop not null, alter column final_budget drop default`,
  // Until now emptying a cell stored 0 as well, so a stored 0 says nothing.
  `update campaign_entries set pre_budget = null where pre_budget = 0`,
  `update campaign_entries set final_budget = null where final_budget = 0`,
];

/** A budget that nobody has entered is unknown and not 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
