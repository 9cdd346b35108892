'use client';

export { FilterBar, FilteredSection, type FilterBarProps, type FilterChoice, type FilteredSectionProps } from '../src/FilterBar/FilterBar.tsx';
