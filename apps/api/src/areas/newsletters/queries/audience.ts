import { type RawBuilder, sql } from 'kysely';
import { MAX_NEWSLETTER_BOUNCES } from '@resonanz/domain/newsletters';
import { ROLE } from '@resonanz/domain/roles';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { testerConditions } from '../../testers/door.ts';

const isActive = sql`u.role_id = ${sql.lit(ROLE.tester)} and u.is_active and not u.archived`;
const isBlocked = sql`t.newsletter_bounces >= ${sql.lit(MAX_NEWSLETTER_BOUNCES)}`;

/** Whether a newsletter may go to the tester `u` with the profile `t`. */
export const mayBeWrittenTo: RawBuilder<boolean> = sql`(t.newsletter = 'confirmed' and not ${isBlocked} and ${isActive})`;

/** Testers of an audience, as `u` with the profile `t`. */
export const audienceOf = (filters: Schemas['TesterUserFilters']): RawBuilder<boolean> =>
  sql`${sql.join([mayBeWrittenTo, ...testerConditions(filters)], sql` and `)}`;

/** Counts who an audience is, and who could be reached at all. */
export async function countReach(db: Db, filters: Schemas['TesterUserFilters']): Promise<Schemas['NewsletterReach']> {
  const conditions = testerConditions(filters);
  const chosen = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<Schemas['NewsletterReach']>`
    select
      (count(*) filter (where r.is_chosen and not r.is_blocked))::int as receivers,
      (count(*) filter (where r.is_chosen and not r.is_blocked and r.default_language = 'DE'))::int as german,
      (count(*) filter (where r.is_chosen and not r.is_blocked and r.default_language <> 'DE'))::int as english,
      (count(*) filter (where not r.is_blocked))::int as confirmed,
      (count(*) filter (where r.is_blocked))::int as blocked,
      (select count(*) from users u where ${isActive})::int as testers
    from (
      select u.default_language, ${isBlocked} as is_blocked, (${chosen}) as is_chosen
      from tester_profiles t join users u on u.id = t.user_id
      where t.newsletter = 'confirmed' and ${isActive}
    ) r`.execute(db);
  const [reach] = rows;
  if (reach === undefined) throw new Error('A count has one row.');
  return reach;
}

/** Counts the receivers of an audience. */
export async function countReceivers(db: Db, filters: Schemas['TesterUserFilters']): Promise<number> {
  const { receivers } = await db
    .selectFrom('tester_profiles as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .where(audienceOf(filters))
    .select(sql<number>`count(*)::int`.as('receivers'))
    .executeTakeFirstOrThrow();
  return receivers;
}
