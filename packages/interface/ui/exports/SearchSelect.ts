'use client';
export { SearchSelect, type OptionCounts, type SearchSelectProps, type SearchableListProps } from '../src/SearchSelect/SearchSelect.tsx';
export type { Option, OptionId } from '../src/OptionList/Option.ts';
export type { OptionOrder } from '../src/OptionList/searchIndex.ts';
