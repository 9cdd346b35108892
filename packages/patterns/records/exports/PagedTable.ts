'use client';

export { PagedTable, type PagedQuery, type PagedTableProps } from '../src/PagedTable/PagedTable.tsx';
export { usePages, type Pages } from '../src/PagedTable/usePages.ts';
