import type { InfluencerFilters, InfluencerSearch, InfluencerSortKey } from '@resonanz/api-client/influencers';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { CHANNEL_TYPES, platformFromType } from '@resonanz/domain/platforms';
import { flag, ids, manyOf, numberRange, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** The least average ratings to choose from. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

const filters = {
  platform: manyOf(CHANNEL_TYPES),
  followers: numberRange,
  category: ids,
  country: manyOf(COUNTRIES),
  rating: oneOf(RATINGS.map(String)),
  trusted: flag,
  buyOut: flag,
  bookmarked: flag,
};

const SORTS = ['createdAt', 'name', 'followers', 'engagementRate', 'averageRating', 'city', 'price'] as const satisfies readonly InfluencerSortKey[];

/** What the influencer list can be sorted and filtered by. */
export const influencerList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  filters,
});

/** The state of the influencer list. */
export type InfluencerListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The values of its filters. */
export type InfluencerFilterValues = InfluencerListState['filters'];

/** The filters as the server takes them; what filters nothing is left out. */
export function toFilters(values: InfluencerFilterValues): InfluencerFilters {
  const { platform, category, country, rating, trusted, buyOut, bookmarked } = values;
  const { min, max } = values.followers;
  const [from, to] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const platforms = platform.map(platformFromType).filter((name) => name !== undefined);
  return {
    ...(platforms.length > 0 && { platforms }),
    ...(from !== null && { followersFrom: from }),
    ...(to !== null && { followersTo: to }),
    ...(category.length > 0 && { categories: [...category] }),
    ...(country.length > 0 && { countries: [...country] }),
    ...(rating !== null && { ratingFrom: Number(rating) }),
    ...(trusted && { trusted }),
    ...(buyOut && { buyOut }),
    ...(bookmarked && { bookmarked }),
  };
}

/** The search the list asks the server for. */
export function toSearch({ request, filters: values }: Pick<InfluencerListState, 'request' | 'filters'>): InfluencerSearch {
  const wanted = toFilters(values);
  return { ...request, ...(Object.keys(wanted).length > 0 && { filters: wanted }) };
}

/** An order of the list as one word, as the address writes it. */
export type SortId = InfluencerSortKey | `-${InfluencerSortKey}`;

/** The orders the sort menu offers. */
export const SORT_CHOICES: readonly SortId[] = ['-createdAt', '-followers', '-engagementRate', '-averageRating', 'price', '-price', 'name', 'city'];

/** The present order as one word. */
export function sortIdOf(sort: InfluencerListState['sort']): SortId {
  const { columnId, direction } = sort ?? { columnId: 'createdAt', direction: 'descending' };
  return direction === 'descending' ? `-${columnId}` : columnId;
}

/** The order that one word stands for. */
export function sortOf(id: SortId): NonNullable<InfluencerListState['sort']> {
  const isDown = id.startsWith('-');
  return { columnId: (isDown ? id.slice(1) : id) as InfluencerSortKey, direction: isDown ? 'descending' : 'ascending' };
}
