'use client';

export { ListPagination, type ListPaginationProps } from '../src/ListPagination.tsx';
