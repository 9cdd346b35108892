import { type RawBuilder, sql } from 'kysely';
import { categoryPath, TESTER_CATEGORIES } from '@resonanz/domain/categories';
import type { Database } from '../../../platform/database/connect.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { isInUse } from '../../testers/door.ts';

type Conditions = Schemas['ProjectConditions'];

/** Whether one of the children of a profile `t` is as old as asked; children are as old as they become in a year. */
function childOfAge(year: number, from: number | null, to: number | null): RawBuilder<boolean> {
  return sql`exists (select 1 from unnest(t.child_birth_years) born
    where born <= ${year - (from ?? 0)} and born >= ${to === null ? 0 : year - to})`;
}

/** Whether a profile `t` is of one of these countries; a federal state names its country, too. */
const countryIn = (countries: readonly string[]): RawBuilder<boolean> =>
  sql`(t.country in (${sql.join(countries)})
    or (t.country is null and left(t.federal_state, 2) in (${sql.join(countries)})))`;

/**
 * Conditions on a profile called `t` on a day, met where `fitOf` says so: whoever leaves open what is asked for, and
 * whoever is blocked for tests, does not meet them. Nothing is asked for by what is null or empty.
 */
export function profileConditions(conditions: Conditions, today: string): RawBuilder<boolean>[] {
  const { category, ageFrom, ageTo, genders, countries, federalStates, needsCategory } = conditions;
  const { minChildren, childAgeFrom, childAgeTo } = conditions;
  const asksChildAge = childAgeFrom !== null || childAgeTo !== null;
  const children = Math.max(minChildren ?? 0, asksChildAge ? 1 : 0);
  const found: RawBuilder<boolean>[] = [sql`not t.is_blocked`];
  if (ageFrom !== null) found.push(sql`t.dob <= ${today}::date - make_interval(years => ${ageFrom}::int)`);
  if (ageTo !== null) found.push(sql`t.dob > ${today}::date - make_interval(years => ${ageTo + 1}::int)`);
  if (genders.length > 0) found.push(sql`t.gender in (${sql.join(genders)})`);
  if (children > 0) found.push(sql`t.children >= ${children}`);
  if (asksChildAge) found.push(childOfAge(Number(today.slice(0, 4)), childAgeFrom, childAgeTo));
  if (countries.length > 0) found.push(countryIn(countries));
  if (federalStates.length > 0) found.push(sql`t.federal_state in (${sql.join(federalStates)})`);
  // Who has chosen the main category is interested in all of it.
  if (needsCategory && category !== null)
    found.push(sql`t.categories && array[${sql.join(categoryPath(TESTER_CATEGORIES, category))}]::integer[]`);
  return found;
}

/** Testers whose account is in use, by their profiles named `t`. */
const activeTesters = (db: Database) =>
  db
    .selectFrom('tester_profiles as t')
    .where(isInUse)
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
