import { type Kysely, type RawBuilder, sql } from 'kysely';
import { agesOfBand } from '@resonanz/domain/age';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { agedBetween } from '../../../platform/database/agedBetween.ts';
import { readPage } from '../../../platform/database/lists.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { sharedRows } from '../../../platform/database/sharedRows.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FileServices } from '../../files/door.ts';
import { toCards } from '../cards.ts';
import { reachOf, shownName } from '../rules.ts';
import type { NetworkRow } from '../tables.ts';
import { shownPeople } from './people.ts';

type Query = Schemas['NetworkQuery'];
type Condition = RawBuilder<boolean>;

const isFilled = <Value>(values: readonly Value[] | undefined): values is readonly Value[] =>
  values !== undefined && values.length > 0;
const anyOf = (conditions: readonly RawBuilder<unknown>[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

function narrowed({ kind, filters = {} }: Query, today: string): Condition {
  const {
    categories,
    platforms,
    followersFrom,
    followersTo,
    countries,
    ageBands,
    genders,
    hasChildren,
    pets,
    languages,
  } = filters;
  const conditions: Condition[] = [sql`n.kind = ${kind}`];
  if (isFilled(categories)) conditions.push(sql`n.categories && ${[...categories]}::int[]`);
  if (isFilled(platforms))
    conditions.push(anyOf(platforms.map((platform) => sql`n.reach @> ${JSON.stringify([{ platform }])}::jsonb`)));
  if (followersFrom !== undefined) conditions.push(sql`n.followers >= ${followersFrom}`);
  if (followersTo !== undefined) conditions.push(sql`n.followers <= ${followersTo}`);
  if (isFilled(countries)) conditions.push(sql`n.country = any(${[...countries]}::text[])`);
  if (isFilled(genders)) conditions.push(sql`n.gender = any(${[...genders]}::text[])`);
  if (isFilled(ageBands)) {
    const spans = ageBands
      .map(agesOfBand)
      .map(
        ({ from, to }) =>
          sql`(n.dob is not null and ${sql.join(agedBetween(sql`n.dob`, from, to, today), sql` and `)})`,
      );
    conditions.push(anyOf(spans));
  }
  if (hasChildren !== undefined) conditions.push(sql`n.has_children = ${hasChildren}`);
  if (isFilled(pets)) conditions.push(sql`n.pets && ${[...pets]}::text[]`);
  // What channels speak is not known: the filter leaves them alone.
  if (isFilled(languages) && kind !== 'channel') conditions.push(sql`n.languages && ${[...languages]}::text[]`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const orders: Readonly<Record<Schemas['NetworkSortKey'], RawBuilder<unknown>>> = {
  newest: sql`n.created_at`,
  // Only the initial of the surname is shown, so that the order reveals no more than the cards.
  name: sql`fold_text(n.first_name || ' ' || left(n.surname, 1))`,
  followers: sql`n.followers`,
};

/** One page of the people of a kind as brands see them. */
export async function networkPage(services: FileServices, query: Query): Promise<Schemas['NetworkPage']> {
  const { pageNumber = 0, pageSize = 10, sortBy = 'newest' } = query;
  const direction = (query.sort ?? (sortBy === 'name' ? 'ASC' : 'DESC')) === 'ASC' ? sql`asc` : sql`desc`;
  const today = berlinDay(services.clock.now());
  const people = shownPeople(services.db, today).where(narrowed(query, today));
  const rows = people
    .selectAll('n')
    .orderBy(sql`${orders[sortBy]} ${direction} nulls last`)
    .orderBy('n.public_id');
  const page = await readPage(services.db, { rows, matches: people }, { pageNumber, pageSize });
  return { ...page, content: await toCards(services, page.content) };
}

/** Where ranges of followers begin. */
const STEPS = [0, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;
/** People of a kind that everybody sees. */
const FEW = 4;

function rangeOf(followers: number | null): Schemas['NetworkFollowerRange'] | null {
  if (followers === null) return null;
  const place = STEPS.findLastIndex((step) => followers >= step);
  return { from: STEPS[place] ?? 0, to: STEPS[place + 1] ?? null };
}

const toSample = (row: NetworkRow): Schemas['NetworkSampleCard'] => ({
  name: shownName(row),
  platforms: reachOf(row).map(({ platform, followers }) => ({ platform, followers: rangeOf(followers) })),
  categories: row.categories,
});

async function some(db: Kysely<Schema>, kind: Query['kind'], today: string): Promise<Schemas['NetworkSampleCard'][]> {
  const largest = shownPeople(db, today)
    .selectAll('n')
    .where('n.kind', '=', kind)
    .orderBy(sql`n.followers desc nulls last`)
    .orderBy('n.public_id')
    .limit(FEW);
  return (await sharedRows(db, largest.compile())).map(toSample);
}

/** A few people of each kind for everybody, with less about each (docs/domain/areas.md#public-pages). */
export async function networkSample({
  db,
  clock,
}: Pick<FileServices, 'db' | 'clock'>): Promise<Schemas['NetworkSample']> {
  const today = berlinDay(clock.now());
  const [models, creators, channels] = await Promise.all([
    some(db, 'model', today),
    some(db, 'creator', today),
    some(db, 'channel', today),
  ]);
  return { models, creators, channels };
}
