'use client';

export { useKeepColumns } from '../src/useKeepColumns.ts';
export { useKeptColumns } from '../src/useKeptColumns.ts';
