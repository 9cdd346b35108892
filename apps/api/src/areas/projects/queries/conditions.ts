import { type RawBuilder, sql } from 'kysely';
import { ROLE } from '@resonanz/domain/roles';
import type { Database } from '../../../platform/database/connect.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

type Conditions = Schemas['ProjectConditions'];

/** Conditions on a profile called `t` on a day; nothing is asked for by what is null or empty. */
export function profileConditions(conditions: Conditions, today: string): RawBuilder<boolean>[] {
  const { category, ageFrom, ageTo, genders, minChildren, countries, federalStates, needsCategory } = conditions;
  const found: RawBuilder<boolean>[] = [];
  if (ageFrom !== null) found.push(sql`t.dob <= ${today}::date - make_interval(years => ${ageFrom}::int)`);
  if (ageTo !== null) found.push(sql`t.dob > ${today}::date - make_interval(years => ${ageTo + 1}::int)`);
  if (genders.length > 0) found.push(sql`t.gender in (${sql.join(genders)})`);
  if (minChildren !== null && minChildren > 0) found.push(sql`t.children >= ${minChildren}`);
  if (countries.length > 0) found.push(sql`t.country in (${sql.join(countries)})`);
  if (federalStates.length > 0) found.push(sql`t.federal_state in (${sql.join(federalStates)})`);
  if (needsCategory && category !== null) found.push(sql`t.categories @> array[${category}]::integer[]`);
  return found;
}

/** Active testers, with their profiles named `t`. */
const activeTesters = (db: Database) =>
  db
    .selectFrom('tester_profiles as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .where('u.role_id', '=', ROLE.tester)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .select(sql<number>`count(*)::int`.as('total'));

/** Counts the active testers who meet the conditions, and all of them. */
export async function countTesters(
  db: Database,
  conditions: Conditions,
  today: string,
): Promise<Schemas['ProjectTesterCount']> {
  let matching = activeTesters(db);
  for (const condition of profileConditions(conditions, today)) matching = matching.where(condition);
  const [found, all] = await Promise.all([
    db.executeQuery(matching.compile()).then(({ rows }) => rows),
    sharedRows(db, activeTesters(db).compile()),
  ]);
  return { matching: found[0]?.total ?? 0, total: all[0]?.total ?? 0 };
}
