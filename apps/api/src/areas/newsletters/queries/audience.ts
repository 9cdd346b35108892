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

type Condition = Schemas['NewsletterReach']['conditions'][number]['condition'];

/** The conditions in the order in which they are asked for. */
const CONDITIONS: readonly Condition[] = [
  'categories',
  'countries',
  'federalStates',
  'gender',
  'maritalStatus',
  'children',
  'profession',
  'training',
  'platforms',
  'ugcCampaign',
  'regionalTests',
  'pointsFrom',
  'pointsTo',
];

/** Counts who an audience is, how many each condition leaves, and who could be reached at all. */
export async function countReach(db: Db, filters: Schemas['TesterUserFilters']): Promise<Schemas['NewsletterReach']> {
  const asked = CONDITIONS.flatMap((condition) =>
    testerConditions({ [condition]: filters[condition] } as Schemas['TesterUserFilters']).map((meets) => ({ condition, meets })),
  );
  const missed = asked.map(({ meets }, index) => sql`when (${meets}) is not true then ${sql.lit(index)}`);
  const met = asked.length === 0 ? sql.lit(0) : sql`case ${sql.join(missed, sql` `)} else ${sql.lit(asked.length)} end`;
  const left = asked.map((_, index) => sql`count(*) filter (where not r.is_blocked and r.met > ${sql.lit(index)})`);
  const { rows } = await sql<Omit<Schemas['NewsletterReach'], 'conditions'> & { left: number[] }>`
    select
      (count(*) filter (where r.is_chosen and not r.is_blocked))::int as receivers,
      (count(*) filter (where r.is_chosen and not r.is_blocked and r.default_language = 'DE'))::int as german,
      (count(*) filter (where r.is_chosen and not r.is_blocked and r.default_language <> 'DE'))::int as english,
      (count(*) filter (where not r.is_blocked))::int as confirmed,
      (count(*) filter (where r.is_blocked))::int as blocked,
      (select count(*) from users u where ${isActive})::int as testers,
      ${left.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(left)})`} as "left"
    from (
      select m.default_language, m.is_blocked, m.met, m.met = ${sql.lit(asked.length)} as is_chosen
      from (
        select u.default_language, ${isBlocked} as is_blocked, ${met} as met
        from tester_profiles t join users u on u.id = t.user_id
        where t.newsletter = 'confirmed' and ${isActive}
      ) m
    ) r`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A count has one row.');
  const { left: counts, ...reach } = row;
  return {
    ...reach,
    conditions: asked.map(({ condition }, index) => ({ condition, receivers: counts[index] ?? 0 })),
  };
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
