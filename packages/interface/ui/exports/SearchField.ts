'use client';
export { SearchField, type SearchFieldProps } from '../src/SearchField/SearchField.tsx';
