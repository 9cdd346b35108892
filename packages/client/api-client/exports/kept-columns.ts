'use client';

export { useKeptColumns, type KeptColumns } from '../src/useKeptColumns.ts';
