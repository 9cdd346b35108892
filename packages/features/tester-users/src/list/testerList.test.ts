import { expect, test } from 'vitest';
import { testerList, toQuery } from './testerList.ts';

const queryOf = (search: string) => {
  const values = testerList.read(search);
  return toQuery({ request: testerList.toRequest(values), filters: values.filters });
};

test('a bare address asks for fifty rows, the newest first', () => {
  expect(queryOf('')).toEqual({ pageNumber: 0, pageSize: 50, sortBy: 'createdAt', sort: 'DESC', filters: {} });
});

test('an address says every filter [R-ENT-025]', () => {
  const address =
    '?state=blocked&categories=11&categories=21&countries=DE&federalStates=DE-HE&maritalStatus=married' +
    '&profession=student&training=master&children=0&children=2&gender=divers&platforms=Instagram&ugcCampaign=yes' +
    '&regionalTests=no&points=250..750&created=2026-10-01..';
  expect(queryOf(address).filters).toEqual({
    state: 'blocked',
    categories: [11, 21],
    countries: ['DE'],
    federalStates: ['DE-HE'],
    maritalStatus: ['married'],
    profession: ['student'],
    training: ['master'],
    children: [0, 2],
    gender: ['divers'],
    platforms: ['Instagram'],
    ugcCampaign: true,
    regionalTests: false,
    pointsFrom: 250,
    pointsTo: 750,
    createdFrom: '2026-10-01',
  });
});

test('what an address does not know filters nothing', () => {
  expect(queryOf('?state=any&categories=9999&countries=FR&platforms=instagram&points=many&ugcCampaign=1')).toEqual(
    queryOf(''),
  );
});
