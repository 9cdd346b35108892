import { expect, test } from 'vitest';
import { SALES_BOARD } from '@resonanz/domain/sales';
import { columnsOf, leadList, toQuery } from './leadList.ts';

const queryOf = (search: string) => {
  const values = leadList.read(search);
  return toQuery({ request: leadList.toRequest(values), filters: values.filters });
};

test('a bare address asks for the first page, the newest first', () => {
  expect(queryOf('')).toEqual({ pageNumber: 0, pageSize: 10, sortBy: 'createdAt', sort: 'DESC', filters: {} });
});

test('an address says every filter; what it does not know falls back', () => {
  expect(
    queryOf(
      '?q=nordlicht&status=8&state=open&source=3&owner=7&qualified=0&budget=5000..90000&due=1&country=CH&created=2026-09-01..2026-11-30&sort=company&page=2',
    ),
  ).toEqual({
    pageNumber: 1,
    pageSize: 10,
    search: 'nordlicht',
    sortBy: 'company',
    sort: 'ASC',
    filters: {
      status: 8,
      isOpen: true,
      sourceId: 3,
      ownerUserId: 7,
      qualified: 0,
      budgetFrom: 5_000,
      budgetTo: 90_000,
      followUpDue: true,
      country: 'CH',
      createdFrom: '2026-09-01',
      createdTo: '2026-11-30',
    },
  });
  expect(queryOf('?status=12&state=any&country=FR&owner=abc&sort=secret')).toEqual(queryOf(''));
});

test('filters leave the columns of the board that can hold something', () => {
  expect(columnsOf({ status: null, state: null })).toEqual(SALES_BOARD);
  expect(columnsOf({ status: null, state: 'closed' })).toEqual([5, 6, 3]);
  expect(columnsOf({ status: 8, state: 'open' })).toEqual([8]);
  expect(columnsOf({ status: 5, state: 'open' })).toEqual([]);
});
