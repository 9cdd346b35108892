'use client';

export { PagedTable, type PagedQuery, type PagedTableProps } from '../src/PagedTable/PagedTable.tsx';
