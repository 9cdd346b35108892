import { expect, test } from 'vitest';
import { customerList, toQuery } from './customerList.ts';

const queryOf = (search: string) => {
  const values = customerList.read(search);
  return toQuery({ request: customerList.toRequest(values), filters: values.filters });
};

test('a bare address asks for the first page by name, the archived ones left out', () => {
  expect(queryOf('')).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'name', sort: 'ASC', filters: {} });
});

test('an address says every filter; what it does not know falls back', () => {
  expect(
    queryOf(
      '?q=linden&status=2&owner=9&country=CH&industry=106&budget=5000..90000&dormant=1&archived=1&sort=-usedBudget&page=2',
    ),
  ).toEqual({
    pageNumber: 1,
    pageSize: 10,
    search: 'linden',
    sortBy: 'usedBudget',
    sort: 'DESC',
    filters: {
      status: 2,
      ownerUserId: 9,
      country: 'CH',
      industryId: 106,
      budgetFrom: 5_000,
      budgetTo: 90_000,
      formerProposed: true,
      archived: true,
    },
  });
  expect(queryOf('?status=7&country=FR&owner=abc&sort=secret')).toEqual(queryOf(''));
});
