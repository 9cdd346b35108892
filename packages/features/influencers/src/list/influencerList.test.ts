import { expect, test } from 'vitest';
import { influencerList, SORT_CHOICES, sortIdOf, sortOf, toFilters, toSearch } from './influencerList.ts';

const read = (query: string) => {
  const values = influencerList.read(query);
  return toSearch({ request: influencerList.toRequest(values), filters: values.filters });
};

test('a bare address asks for the newest channels', () => {
  expect(read('')).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'createdAt', sort: 'DESC' });
});

test('every filter of the address reaches the request', () => {
  const query =
    '?q=lena&platform=instagram&platform=youtube&followers=20000..1500000&category=1&category=5&country=DE&country=AU&rating=4&trusted=1&buyOut=1&bookmarked=1&sort=-followers&size=25&page=3';
  expect(read(query)).toEqual({
    pageNumber: 2,
    pageSize: 25,
    sortBy: 'followers',
    sort: 'DESC',
    search: 'lena',
    filters: {
      platforms: ['Instagram', 'YouTube'],
      followersFrom: 20_000,
      followersTo: 1_500_000,
      categories: [1, 5],
      countries: ['DE', 'AU'],
      ratingFrom: 4,
      trusted: true,
      buyOut: true,
      bookmarked: true,
    },
  });
  expect(influencerList.read(influencerList.write(influencerList.read(query), ''))).toEqual(influencerList.read(query));
});

test('nonsense in the address is ignored, a reversed range is turned round', () => {
  expect(read('?platform=myspace&followers=viele&country=XX&rating=9&size=7&page=-1').filters).toBeUndefined();
  expect(toFilters(influencerList.read('?followers=500..100').filters)).toEqual({ followersFrom: 100, followersTo: 500 });
});

test('an open end of the followers is left out', () => {
  expect(toFilters(influencerList.read('?followers=..5000').filters)).toEqual({ followersTo: 5000 });
});

test('orders have one word each', () => {
  for (const id of SORT_CHOICES) expect(sortIdOf(sortOf(id))).toBe(id);
  expect(sortIdOf(undefined)).toBe('-createdAt');
});
