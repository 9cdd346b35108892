import { describe, expect, test } from 'vitest';
import { dateRange, flag, id, ids, manyOf, numberRange, oneOf, text } from './codecs.ts';
import { defineList } from './defineList.ts';

const list = defineList({
  sorts: ['name', 'budget'],
  defaultSort: { columnId: 'name', direction: 'ascending' },
  filters: {
    platform: manyOf(['instagram', 'tiktok', 'youtube']),
    status: oneOf(['1', '2']),
    city: text,
    trusted: flag,
    followers: numberRange,
    period: dateRange,
    customer: ids,
    campaign: id,
  },
});

const full =
  '?q=herbst&platform=instagram&platform=tiktok&status=2&city=K%C3%B6ln&trusted=1&followers=20000..&period=2026-09-01..2026-11-30&customer=7&customer=9&campaign=5&sort=-budget&size=25&page=3';

describe('defineList', () => {
  test('reads a bare address as the defaults and writes them as nothing', () => {
    expect(list.read('')).toEqual(list.defaults);
    expect(list.write(list.defaults, '')).toBe('');
    expect(list.defaults).toMatchObject({
      page: 1,
      pageSize: 10,
      search: '',
      filters: { platform: [], status: null, trusted: false },
    });
  });

  test('an address survives reading and writing, so that it can be shared', () => {
    const values = list.read(full);
    expect(values.filters).toEqual({
      platform: ['instagram', 'tiktok'],
      status: '2',
      city: 'Köln',
      trusted: true,
      followers: { min: 20000, max: null },
      period: { from: '2026-09-01', to: '2026-11-30' },
      customer: [7, 9],
      campaign: 5,
    });
    expect(values.sort).toEqual({ columnId: 'budget', direction: 'descending' });
    expect(list.read(list.write(values, ''))).toEqual(values);
    expect(list.activeFilters(values)).toEqual([
      'platform',
      'status',
      'city',
      'trusted',
      'followers',
      'period',
      'customer',
      'campaign',
    ]);
  });

  test('nonsense falls back to the defaults', () => {
    const values = list.read(
      '?page=-2&size=7&sort=iban&platform=myspace&status=9&followers=a..b&period=gestern&customer=x&campaign=-5&trusted=yes',
    );
    expect(values).toEqual(list.defaults);
  });

  test('parameters of others stay', () => {
    expect(list.write({ ...list.defaults, page: 2 }, '?tab=interested&page=9&platform=tiktok')).toBe(
      '?tab=interested&page=2',
    );
  });

  test('makes the paging, order and search of a list call', () => {
    expect(list.toRequest(list.read(full))).toEqual({
      pageNumber: 2,
      pageSize: 25,
      sortBy: 'budget',
      sort: 'DESC',
      search: 'herbst',
    });
    expect(list.toRequest(list.defaults)).toEqual({
      pageNumber: 0,
      pageSize: 10,
      sortBy: 'name',
      sort: 'ASC',
    });
  });

  test('a filter may not take a name of the list itself', () => {
    expect(() => defineList({ sorts: [], filters: { page: text } })).toThrow('taken');
  });

  test('a wrong sort key or filter value does not compile', () => {
    // @ts-expect-error no such sort
    defineList({ sorts: ['name'], defaultSort: { columnId: 'iban', direction: 'ascending' }, filters: {} });
    const { filters } = list.defaults;
    // @ts-expect-error no such platform
    expect(list.write({ ...list.defaults, filters: { ...filters, platform: ['myspace'] } }, '')).toBe('');
  });
});
