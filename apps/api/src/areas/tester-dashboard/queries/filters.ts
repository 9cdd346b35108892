import { type RawBuilder, sql } from 'kysely';
import { berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import type { Database } from '../../../platform/database/connect.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

/** What narrows the figures. */
export type Filters = Schemas['TesterStatisticsFilters'];

interface Period {
  readonly start: string;
  readonly end: string;
}

/** The instants in which a period begins and is over. */
export const periodOf = ({ from, to }: Filters): Period => ({
  start: startOfBerlinDay(from).toISOString(),
  end: startOfBerlinDay(berlinDayIn(startOfBerlinDay(to), 1)).toISOString(),
});

/** Whether a column lies in a period. */
export const within = (column: string, { start, end }: Period): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end})`;

const joined = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** A category with those below it. */
const branchOf = (category: number): readonly number[] => [
  category,
  ...(TESTER_CATEGORIES.find(({ id }) => id === category)?.children ?? []),
];

/** Conditions on the profile `t` of a tester. */
export function ofTester({ country, category }: Filters): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (country !== undefined) conditions.push(sql`t.country = ${country}`);
  if (category !== undefined) conditions.push(sql`t.categories && ${[...branchOf(category)]}::integer[]`);
  return joined(conditions);
}

/** Conditions on a project `p`. */
export function ofProject({ projectId, category, country }: Filters): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (projectId !== undefined) conditions.push(sql`p.id = ${projectId}`);
  if (category !== undefined) conditions.push(sql`p.category = any(${[...branchOf(category)]}::integer[])`);
  // A project without conditions on the place is for testers of every country.
  if (country !== undefined)
    conditions.push(sql`(cardinality(p.countries) = 0 or p.countries @> array[${country}]::text[])`);
  return joined(conditions);
}

/** Rows of a statement, shared until a table it reads is written. */
export const shared = async <Row>(db: Database, statement: RawBuilder<Row>): Promise<readonly Row[]> =>
  sharedRows(db, statement.compile(db));
