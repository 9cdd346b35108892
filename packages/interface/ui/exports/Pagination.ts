'use client';
export { Pagination, type PaginationLabels, type PaginationProps } from '../src/Pagination/Pagination.tsx';
