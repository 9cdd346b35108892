'use client';

export { FilterPanel, type FilterPanelProps } from '../src/FilterPanel/FilterPanel.tsx';
export { FilterSection, type FilterSectionProps } from '../src/FilterPanel/FilterSection.tsx';
export { ListSearch, type ListSearchProps } from '../src/FilterPanel/ListSearch.tsx';
