import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { agedBetween } from '../../../platform/database/agedBetween.ts';
import { escapeLike } from '../../../platform/database/lists.ts';

type Filters = components['schemas']['PersonFilters'];
type Condition = RawBuilder<boolean>;

const column = (name: string): RawBuilder<unknown> => sql.ref(`p.${name}`);
const isFilled = <Value>(values: readonly Value[] | undefined): values is readonly Value[] =>
  values !== undefined && values.length > 0;

const among = (name: string, values: readonly string[] | undefined): Condition[] =>
  isFilled(values) ? [sql<boolean>`${column(name)} = any(${[...values]}::text[])`] : [];
const sharing = (name: string, values: readonly string[] | undefined): Condition[] =>
  isFilled(values) ? [sql<boolean>`${column(name)} && ${[...values]}::text[]`] : [];

function range(value: RawBuilder<unknown>, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${value} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${value} <= ${to}`]),
  ];
}

function ofChildren({ hasChildren, childAgeFrom, childAgeTo }: Filters): Condition[] {
  const isAged = range(sql`age`, childAgeFrom, childAgeTo);
  return [
    ...(hasChildren === undefined ? [] : [sql<boolean>`p.has_children = ${hasChildren}`]),
    ...(isAged.length === 0
      ? []
      : [sql<boolean>`exists (select 1 from unnest(p.children_ages) as age where ${sql.join(isAged, sql` and `)})`]),
  ];
}

/** Conditions of search and filters on people, named `p`. */
export function personConditions(
  { search = '', filters = {} }: { search?: string; filters?: Filters },
  seesPrices: boolean,
  today: string,
): Condition[] {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 6);
  const { archived = false, categories } = filters;
  return [
    sql<boolean>`p.archived = ${archived}`,
    ...words.map((word) => sql<boolean>`p.search_text like '%' || fold_text(${escapeLike(word)}) || '%'`),
    ...among('state', filters.states),
    ...among('country', filters.countries),
    ...among('city', filters.cities),
    ...among('gender', filters.genders),
    ...agedBetween(column('dob'), filters.ageFrom, filters.ageTo, today),
    ...ofChildren(filters),
    ...(isFilled(categories) ? [sql<boolean>`p.categories && ${[...categories]}::int[]`] : []),
    ...sharing('languages', filters.languages),
    ...among('nourishment', filters.nourishments),
    ...among('relationship_status', filters.relationshipStatuses),
    ...among('alcohol', filters.alcohol),
    ...among('smartphone', filters.smartphones),
    ...sharing('pets', filters.pets),
    ...sharing('athletic', filters.athletic),
    ...sharing('mobility', filters.mobility),
    ...sharing('equipment', filters.equipment),
    ...(seesPrices ? range(column('price'), filters.priceFrom, filters.priceTo) : []),
  ];
}
