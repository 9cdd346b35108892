'use client';

export {
  FilterBar,
  FilteredSection,
  type FilterBarProps,
  type FilteredSectionProps,
} from '../src/FilterBar/FilterBar.tsx';
