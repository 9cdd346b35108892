import { expect, test } from 'vitest';
import { leadingSticky, nextSort, rowHeaderOf, type TableColumn } from './columns.ts';

const column = (id: string, more: Partial<TableColumn<unknown>> = {}) =>
  ({ id, header: id, cell: () => id, ...more }) as TableColumn<unknown>;

test('the leading sticky columns stay; a later one does not', () => {
  const columns = [
    column('a', { isSticky: true, width: 200 }),
    column('b', { isSticky: true, width: 80 }),
    column('c'),
    column('d', { isSticky: true, width: 10 }),
  ];
  expect(leadingSticky(columns)).toEqual(['a', 'b']);
  expect(leadingSticky(columns.slice(0, 2))).toEqual(['a', 'b']);
  expect(leadingSticky(columns.slice(2))).toEqual([]);
});

test('a head sorts upwards first and then the other way round', () => {
  expect(nextSort(undefined, 'a')).toEqual({ columnId: 'a', direction: 'ascending' });
  expect(nextSort({ columnId: 'a', direction: 'ascending' }, 'a')).toEqual({ columnId: 'a', direction: 'descending' });
  expect(nextSort({ columnId: 'a', direction: 'descending' }, 'a')).toEqual({ columnId: 'a', direction: 'ascending' });
  expect(nextSort({ columnId: 'a', direction: 'ascending' }, 'b')).toEqual({ columnId: 'b', direction: 'ascending' });
});

test('the row is named by the column that says so, else by the first one in sight', () => {
  const hidden = column('heart', { hidesHeader: true });
  expect(rowHeaderOf([hidden, column('name'), column('city')])?.id).toBe('name');
  expect(rowHeaderOf([column('id'), column('name', { isRowHeader: true })])?.id).toBe('name');
});
