import { expect, test } from 'vitest';
import type { TableColumn } from './columns.ts';
import { sortRows } from './sortRows.ts';

interface Row {
  name: string | null;
  followers: number;
}
const rows: Row[] = [
  { name: 'Zoé', followers: 3 },
  { name: 'Ötztaler', followers: 20 },
  { name: null, followers: 1 },
  { name: 'Oststern 10', followers: 100 },
  { name: 'Oststern 9', followers: 2 },
];
const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'followers', header: 'Follower', cell: () => null, sortValue: ({ followers }) => followers },
  { id: 'action', header: 'Aktion', cell: () => null },
];
const names = (columnId: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { columnId, direction }, 'de-DE').map(({ name }) => name);

test('words are ordered as in a German dictionary, numbers in them by value, nothing comes last', () => {
  expect(names('name', 'ascending')).toEqual(['Oststern 9', 'Oststern 10', 'Ötztaler', 'Zoé', null]);
  expect(names('name', 'descending')).toEqual(['Zoé', 'Ötztaler', 'Oststern 10', 'Oststern 9', null]);
});

test('numbers are ordered by value', () => {
  expect(names('followers', 'descending')).toEqual(['Oststern 10', 'Ötztaler', 'Zoé', 'Oststern 9', null]);
});

test('without a sort, or by a column that has no value, the order stays', () => {
  expect(sortRows(rows, columns, undefined, 'de-DE')).toBe(rows);
  expect(sortRows(rows, columns, { columnId: 'action', direction: 'ascending' }, 'de-DE')).toBe(rows);
});
