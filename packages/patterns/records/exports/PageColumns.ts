'use client';

export { PageColumns, type PageColumnsProps } from '../src/PageColumns/PageColumns.tsx';
