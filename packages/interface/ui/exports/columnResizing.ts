'use client';
export { columnResizing, type TableResizing } from '../src/columnResizing/columnResizing.tsx';
