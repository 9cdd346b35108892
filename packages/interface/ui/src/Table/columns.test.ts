import { expect, test } from 'vitest';
import { nextSort, rowHeaderOf, stickyStarts, type TableColumn } from './columns.ts';

const column = (id: string, more: Partial<TableColumn<unknown>> = {}) => ({ id, header: id, cell: () => id, ...more }) as TableColumn<unknown>;

test('leading sticky columns stand side by side; a later one is not sticky', () => {
  const columns = [column('a', { isSticky: true, width: 200 }), column('b', { isSticky: true, width: 80 }), column('c'), column('d', { isSticky: true, width: 10 })];
  expect([...stickyStarts(columns, 44)]).toEqual([
    ['a', 44],
    ['b', 244],
  ]);
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
