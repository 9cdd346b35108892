'use client';

import type { ReactNode } from 'react';
import { type Choice, ChoiceSelect } from '../ChoiceBar/ChoiceSelect.tsx';
import { ListSearch } from '../FilterPanel/ListSearch.tsx';
import * as css from './FilterBar.css.ts';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** The text that is searched for. */
  search: string;
  /** Called with another text. */
  onSearch: (search: string) => void;
  /** What can be searched for. */
  placeholder: string;
  /** What else narrows the list; three find their place in a row. */
  choices: readonly Choice[];
}

/** A search with a few choices in one row above a short list; longer ones have a `FilterPanel`. */
export function FilterBar({ search, onSearch, placeholder, choices }: FilterBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <ListSearch value={search} onSearch={onSearch} placeholder={placeholder} />
      </div>
      {choices.map((choice) => (
        <ChoiceSelect key={choice.label} choice={choice} hidesLabel />
      ))}
    </div>
  );
}

/** Props of {@link FilteredSection}. */
export interface FilteredSectionProps {
  /** Name of the landmark. */
  label: string;
  /** The bar and what it narrows. */
  children: ReactNode;
}

/** The part of a page that holds a {@link FilterBar} and its list. */
export function FilteredSection({ label, children }: FilteredSectionProps) {
  return (
    <section className={css.section} aria-label={label}>
      {children}
    </section>
  );
}
