import type { NetworkFilters, NetworkQuery } from '@resonanz/api-client/network';
import { agesOfBand, OF_AGE } from '@resonanz/domain/age';
import { AGE_BANDS, COUNTRIES, VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { PETS, TARGET_GROUPS } from '@resonanz/domain/people';
import { CHANNEL_TYPES, platformFromType } from '@resonanz/domain/platforms';
import { ids, manyOf, numberRangeUpTo, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { FilterDraft, ListState } from '@resonanz/records/useListState';
import type { Kind } from '../kinds.ts';

/** Yes or no, where both can be asked for. */
export const YES_NO = ['yes', 'no'] as const;

/** The ages of those who are shown: no one under age is. */
export const AGES = AGE_BANDS.filter((band) => agesOfBand(band).from >= OF_AGE);

/** The languages that a person can speak. */
export const LANGUAGES = VIDEO_LANGUAGES.filter((language) => language !== 'none');

const filters = {
  category: ids,
  platform: manyOf(CHANNEL_TYPES),
  followers: numberRangeUpTo(2_147_483_647),
  country: manyOf(COUNTRIES),
  age: manyOf(AGES),
  gender: manyOf(TARGET_GROUPS),
  language: manyOf(LANGUAGES),
  children: oneOf(YES_NO),
  pets: manyOf(PETS),
};

/** By what the people can be put in order; the way follows from it. */
export const ORDERS = ['newest', 'name', 'followers'] as const;

/** What the people can be sorted by and narrowed to. */
export const networkList = defineList({
  sorts: ORDERS,
  defaultSort: { columnId: 'newest', direction: 'descending' },
  filters,
  pageSizes: [12, 24, 48],
});

/** The state of a list of people. */
export type NetworkListState = ListState<(typeof ORDERS)[number], typeof filters>;

/** The filters of a list of people while they are being chosen. */
export type NetworkFilterDraft = FilterDraft<typeof filters>;

const some = <Value>(values: readonly Value[]): Value[] | undefined => (values.length === 0 ? undefined : [...values]);

/** What the server is asked for; filters that are open are left out. */
export function queryOf(kind: Kind, { request, filters: chosen }: NetworkListState): NetworkQuery {
  const { pageNumber, pageSize, sortBy, sort } = request;
  const { category, platform, followers, country, age, gender, language, children, pets } = chosen;
  const asked = {
    categories: some(category),
    platforms: some(platform.map(platformFromType)),
    followersFrom: followers.min ?? undefined,
    followersTo: followers.max ?? undefined,
    countries: some(country),
    ageBands: some(age),
    genders: some(gender),
    languages: some(language),
    hasChildren: children === null ? undefined : children === 'yes',
    pets: some(pets),
  };
  const wanted = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as NetworkFilters;
  return {
    kind,
    pageNumber,
    pageSize,
    ...(sortBy && { sortBy }),
    ...(sort && { sort }),
    ...(Object.keys(wanted).length > 0 && { filters: wanted }),
  };
}
