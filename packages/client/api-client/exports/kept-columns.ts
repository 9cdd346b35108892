'use client';

export type { ColumnChoice } from '../src/useColumnChoice.ts';
export { useColumnChoice } from '../src/useColumnChoice.ts';
export { useKeepColumns } from '../src/useKeepColumns.ts';
export { useKeptColumns } from '../src/useKeptColumns.ts';
