'use client';
export { Table } from '../src/Table/Table.tsx';
export type { TableProps } from '../src/Table/TableProps.ts';
export type { RowId, TableColumn, TableSort } from '../src/Table/columns.ts';
