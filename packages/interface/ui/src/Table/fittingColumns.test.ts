import { expect, test } from 'vitest';
import type { TableColumn } from './columns.ts';
import { fittingColumns } from './fittingColumns.ts';

const column = (id: string, width: number, more: Partial<TableColumn<unknown>> = {}) =>
  ({ id, header: id, width, cell: () => id, ...more }) as TableColumn<unknown>;
const columns = [
  column('name', 200, { isSticky: true }),
  column('status', 100),
  column('number', 100, { priority: 2 }),
  column('city', 100, { priority: 1 }),
  column('owner', 100),
];
const hiddenAt = (width: number, more = {}) => [...fittingColumns(columns, { width, ...more })];

test('all columns stay while there is room', () => {
  expect(hiddenAt(600)).toEqual([]);
});

test('columns give way by priority, of equal ones the last first; the one that names the rows never does', () => {
  expect(hiddenAt(599)).toEqual(['number']);
  expect(hiddenAt(499)).toEqual(['number', 'city']);
  expect(hiddenAt(399)).toEqual(['number', 'city', 'owner']);
  expect(hiddenAt(10)).toEqual(['number', 'city', 'owner', 'status']);
});

test('checkboxes and actions take room too; what is hidden anyway takes none', () => {
  expect(hiddenAt(600, { hasAction: true })).toEqual(['number']);
  expect(hiddenAt(620, { hasAction: true, hasSelection: true })).toEqual(['number']);
  expect(hiddenAt(500, { hiddenColumnIds: new Set(['city']) })).toEqual(['city']);
});
