import { expect, test } from 'vitest';
import { amazonUserList, toQuery } from './amazonUserList.ts';

const queryOf = (search: string) => {
  const values = amazonUserList.read(search);
  return toQuery({ request: amazonUserList.toRequest(values), filters: values.filters });
};

test('a bare address asks for fifty rows, the newest first [R-CONST-003]', () => {
  expect(queryOf('')).toEqual({ pageNumber: 0, pageSize: 50, sortBy: 'createdAt', sort: 'DESC' });
});

test('an address says every filter; what it does not know falls back', () => {
  expect(queryOf('?state=ordered&campaign=7&country=CH&period=2026-10-01..')).toMatchObject({
    state: 'ordered',
    campaignId: 7,
    country: 'CH',
    from: '2026-10-01',
  });
  expect(queryOf('?state=any&campaign=x&country=FR&period=soon')).toEqual(queryOf(''));
});
