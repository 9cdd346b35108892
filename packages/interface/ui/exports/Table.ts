'use client';
export { Table } from '../src/Table/Table.tsx';
export { sortRows } from '../src/Table/sortRows.ts';
export type { TableProps } from '../src/Table/TableProps.ts';
export type { RowId, TableColumn, TableSort } from '../src/Table/columns.ts';
export type { ColumnResizing, ColumnWidths } from '../src/Table/columnWidths.ts';
export type { GridView, TableView } from '../src/Table/TableView.ts';
export type { CellEdit } from '../src/Table/CellEdit.ts';
