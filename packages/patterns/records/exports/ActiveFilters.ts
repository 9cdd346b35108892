'use client';

export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from '../src/ListScreen/ActiveFilters.tsx';
