'use client';

import { Select } from '@resonanz/ui/Select';
import type { ReactNode } from 'react';
import { ListSearch } from '../FilterPanel/ListSearch.tsx';
import * as css from './FilterBar.css.ts';

const ANY = 'any';

/** One thing to choose in a {@link FilterBar}. */
export interface FilterChoice {
  /** What is chosen; for those who do not see the choice in its place. */
  label: string;
  /** The words for no choice. */
  anyLabel: string;
  /** What there is to choose from. */
  items: readonly { readonly id: string; readonly label: string }[];
  /** What is chosen; null for anything. */
  selectedId: string | null;
  /** Called with what is chosen, null for anything. */
  onChange: (id: string | null) => void;
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** The text that is searched for. */
  search: string;
  /** Called with another text. */
  onSearch: (search: string) => void;
  /** What can be searched for. */
  placeholder: string;
  /** What else narrows the list; three find their place in a row. */
  choices: readonly FilterChoice[];
}

/** A search with a few choices in one row above a short list; longer ones have a `FilterPanel`. */
export function FilterBar({ search, onSearch, placeholder, choices }: FilterBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <ListSearch value={search} onSearch={onSearch} placeholder={placeholder} />
      </div>
      {choices.map(({ label, anyLabel, items, selectedId, onChange }) => (
        <Select
          key={label}
          label={label}
          hidesLabel
          items={[{ id: ANY, label: anyLabel }, ...items]}
          selectedId={selectedId ?? ANY}
          onSelectionChange={(id) => onChange(id === ANY ? null : id)}
        />
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
