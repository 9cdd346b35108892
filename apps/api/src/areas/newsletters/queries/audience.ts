import { type RawBuilder, sql } from 'kysely';
import { MAX_NEWSLETTER_BOUNCES } from '@resonanz/domain/newsletters';
import { ROLE } from '@resonanz/domain/roles';
import type { Database } from '../../../platform/database/connect.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { isInUse, testerConditions } from '../../testers/door.ts';

const isBlocked = sql`t.newsletter_bounces >= ${sql.lit(MAX_NEWSLETTER_BOUNCES)}`;

/** Whether a newsletter may go to the tester with the profile `t`. */
export const mayBeWrittenTo: RawBuilder<boolean> = sql`(t.newsletter = 'confirmed' and not ${isBlocked} and ${isInUse})`;

/** Testers of an audience, by their profile `t`. */
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
export async function countReach(
  db: Database,
  filters: Schemas['TesterUserFilters'],
): Promise<Schemas['NewsletterReach']> {
  const asked = CONDITIONS.flatMap((condition) =>
    testerConditions({ [condition]: filters[condition] } as Schemas['TesterUserFilters']).map((meets) => ({
      condition,
      meets,
    })),
  );
  const missed = asked.map(({ meets }, index) => sql`when (${meets}) is not true then ${sql.lit(index)}`);
  const met = asked.length === 0 ? sql.lit(0) : sql`case ${sql.join(missed, sql` `)} else ${sql.lit(asked.length)} end`;
  const left = asked.map((_, index) => sql`count(*) filter (where not r.is_blocked and r.met > ${sql.lit(index)})`);
  const statement = sql<Omit<Schemas['NewsletterReach'], 'conditions'> & { left: number[] }>`
    select
      (count(*) filter (where r.is_chosen and not r.is_blocked))::int as receivers,
      (count(*) filter (where r.is_chosen and not r.is_blocked and not r.is_english))::int as german,
      (count(*) filter (where r.is_chosen and not r.is_blocked and r.is_english))::int as english,
      (count(*) filter (where not r.is_blocked))::int as confirmed,
      (count(*) filter (where r.is_blocked))::int as blocked,
      (select count(*) from tester_profiles t where ${isInUse})::int as testers,
      ${left.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(left)})`} as "left"
    from (
      select m.is_english, m.is_blocked, m.met, m.met = ${sql.lit(asked.length)} as is_chosen
      from (
        select e.id is not null as is_english, ${isBlocked} as is_blocked, ${met} as met
        from tester_profiles t
        left join users e on e.id = t.user_id and e.role_id = ${sql.lit(ROLE.tester)} and e.default_language <> 'DE'
        where t.newsletter = 'confirmed' and ${isInUse}
      ) m
    ) r`;
  const [row] = await sharedRows(db, statement.compile(db));
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
    .where(audienceOf(filters))
    .select(sql<number>`count(*)::int`.as('receivers'))
    .executeTakeFirstOrThrow();
  return receivers;
}
