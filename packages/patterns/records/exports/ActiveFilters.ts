'use client';

export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from '../src/ListScreen/ActiveFilters.tsx';
export { FiltersInWords, type FiltersInWordsProps } from '../src/ListScreen/FiltersInWords.tsx';
