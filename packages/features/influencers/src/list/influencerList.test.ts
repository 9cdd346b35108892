import { expect, test } from 'vitest';
import { influencerList, toFilters, toSearch } from './influencerList.ts';
import { SORT_CHOICES, sortIdOf, sortOf } from './sortOrder.ts';

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

test('the filters that are asked for seldom reach the request, too', () => {
  const query =
    '?city=K%C3%B6ln&engagement=2..&price=100..900&service=Reel&audienceCountry=germany:60&audienceGender=genderFemale:55&gender=female&age=25..35&children=1..' +
    '&pets=dog&nourishment=vegan&alcohol=no&relationship=married&sport=yoga&mobility=bicycle&smartphone=iphone&management=no&active=yes&blocked=no&imported=yes' +
    '&campaign=not-21&customer=7&lastCampaign=2026-01-31';
  expect(read(query).filters).toEqual({
    cities: ['Köln'],
    engagementFrom: 2,
    priceFrom: 100,
    priceTo: 900,
    priceService: 'Reel',
    audience: [
      { share: 'germany', from: 60 },
      { share: 'genderFemale', from: 55 },
    ],
    genders: ['female'],
    ageFrom: 25,
    ageTo: 35,
    childrenFrom: 1,
    pets: ['dog'],
    nourishments: ['vegan'],
    alcohol: ['no'],
    relationshipStatuses: ['married'],
    athletic: ['yoga'],
    mobility: ['bicycle'],
    smartphones: ['iphone'],
    hasManagement: false,
    active: true,
    status: 1,
    isImport: true,
    campaignId: 21,
    campaignMatch: 'notIn',
    customerId: 7,
    lastCampaignBefore: '2026-01-31',
  });
  expect(influencerList.read(influencerList.write(influencerList.read(query), ''))).toEqual(influencerList.read(query));
});

test('nonsense in the address is ignored, a reversed range is turned round', () => {
  expect(
    read(
      '?platform=myspace&followers=viele&country=XX&rating=9&size=7&page=-1&audienceAge=age18To24:101&campaign=0&lastCampaign=2026-13-01&service=a%20b',
    ).filters,
  ).toBeUndefined();
  expect(toFilters(influencerList.read('?followers=500..100').filters)).toEqual({
    followersFrom: 100,
    followersTo: 500,
  });
});

test('cities are any names, as many as the server takes', () => {
  expect(read('?city=Bad%20T%C3%B6lz&city=%20Wien%20&city=Wien&city=%20').filters).toEqual({
    cities: ['Bad Tölz', 'Wien'],
  });
  expect(read(`?city=${'a'.repeat(101)}`).filters).toBeUndefined();
  expect(read(`?${Array.from({ length: 21 }, (_, index) => `city=${index}`).join('&')}`).filters?.cities).toHaveLength(
    20,
  );
});

test('an open end of the followers is left out', () => {
  expect(toFilters(influencerList.read('?followers=..5000').filters)).toEqual({ followersTo: 5000 });
});

test('orders have one word each', () => {
  for (const id of SORT_CHOICES) expect(sortIdOf(sortOf(id))).toBe(id);
  expect(sortIdOf(undefined)).toBe('-createdAt');
});
