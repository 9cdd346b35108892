'use client';

export type { ColumnChoice } from '../src/useColumnChoice.ts';
export { useColumnChoice } from '../src/useColumnChoice.ts';
export { useSaveColumns } from '../src/useSaveColumns.ts';
export { useSavedColumns } from '../src/useSavedColumns.ts';
