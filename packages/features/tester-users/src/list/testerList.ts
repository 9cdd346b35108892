import type { TesterUserFilters, TesterUserListQuery, TesterUserSortKey } from '@resonanz/api-client/testers';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { COUNTRIES, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { PROFESSIONS, RELATIONSHIP_STATUSES, TARGET_GROUPS, TRAININGS } from '@resonanz/domain/people';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { TESTER_STATES } from '@resonanz/domain/testerProfile';
import { dateRange, manyOf, numberRange, oneOf } from '@resonanz/records/filters';
import { defineList, type ListDefinition } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** Every category of testers, a main one before its own. */
export const CATEGORIES: readonly number[] = TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]);
/** Every federal state of the three countries. */
export const STATES: readonly string[] = COUNTRIES.flatMap((country) => FEDERAL_STATES[country]);
/** Numbers of children that can be asked for. */
export const CHILDREN = Array.from({ length: 16 }, (_, count) => count);
/** Answers to a question of yes or no. */
export const ANSWERS = ['yes', 'no'] as const;

const filters = {
  state: oneOf(TESTER_STATES),
  categories: manyOf(CATEGORIES),
  countries: manyOf(COUNTRIES),
  federalStates: manyOf(STATES),
  maritalStatus: manyOf(RELATIONSHIP_STATUSES),
  profession: manyOf(PROFESSIONS),
  training: manyOf(TRAININGS),
  children: manyOf(CHILDREN),
  gender: manyOf(TARGET_GROUPS),
  platforms: manyOf(PLATFORMS),
  ugcCampaign: oneOf(ANSWERS),
  regionalTests: oneOf(ANSWERS),
  points: numberRange,
  created: dateRange,
};

/** What the list can be sorted and filtered by. */
export const testerList = defineList({
  sorts: [
    'name',
    'username',
    'age',
    'city',
    'totalPoints',
    'status',
    'createdAt',
  ] as const satisfies readonly TesterUserSortKey[],
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  defaultPageSize: 50,
  filters,
});

/** The list's state as the address keeps it. */
export type TesterListState =
  typeof testerList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

const some = <Name extends string, Value>(name: Name, values: readonly Value[]) =>
  (values.length === 0 ? {} : { [name]: [...values] }) as { [Key in Name]?: Value[] };

/** The filters as the server takes them; what filters nothing is left out. */
export const wireFilters = (chosen: TesterListState['filters']): TesterUserFilters => ({
  ...(chosen.state !== null && { state: chosen.state }),
  ...some('categories', chosen.categories),
  ...some('countries', chosen.countries),
  ...some('federalStates', chosen.federalStates),
  ...some('maritalStatus', chosen.maritalStatus),
  ...some('profession', chosen.profession),
  ...some('training', chosen.training),
  ...some('children', chosen.children),
  ...some('gender', chosen.gender),
  ...some('platforms', chosen.platforms),
  ...(chosen.ugcCampaign !== null && { ugcCampaign: chosen.ugcCampaign === 'yes' }),
  ...(chosen.regionalTests !== null && { regionalTests: chosen.regionalTests === 'yes' }),
  ...(chosen.points.min !== null && { pointsFrom: chosen.points.min }),
  ...(chosen.points.max !== null && { pointsTo: chosen.points.max }),
  ...(chosen.created.from !== null && { createdFrom: chosen.created.from }),
  ...(chosen.created.to !== null && { createdTo: chosen.created.to }),
});

/** What the server is asked for. */
export const toQuery = ({
  request,
  filters: chosen,
}: Pick<TesterListState, 'request' | 'filters'>): TesterUserListQuery => ({
  ...request,
  filters: wireFilters(chosen),
});
