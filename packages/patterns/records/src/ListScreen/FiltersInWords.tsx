'use client';

import { ActiveFilters } from './ActiveFilters.tsx';

/** Props of `FiltersInWords`. */
export interface FiltersInWordsProps<Name extends string> {
  /** The list's state, from `useListState`. */
  list: {
    readonly activeFilters: readonly Name[];
    readonly clearFilter: (name: Name) => void;
    readonly reset: () => void;
  };
  /** Each filter in words, as it stands; only those in force are read. */
  words: Readonly<Record<Name, string>>;
}

/** `ActiveFilters` of a list whose filters are one tag each. */
export function FiltersInWords<Name extends string>({ list, words }: FiltersInWordsProps<Name>) {
  const filters = list.activeFilters.map((id) => ({ id, label: words[id], onRemove: () => list.clearFilter(id) }));
  return <ActiveFilters filters={filters} onReset={list.reset} />;
}
