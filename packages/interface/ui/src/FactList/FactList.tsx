import type { ReactNode } from 'react';
import * as css from './FactList.css.ts';

/** Props of {@link Fact}. */
export interface FactProps {
  /** Name of the fact. */
  label: string;
  /** Its value: text, a link, tags or marks. */
  children: ReactNode;
}

/** One fact of a {@link FactList}: the label above its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** Props of {@link FactList}. */
export interface FactListProps {
  /** The facts, each a {@link Fact}. */
  children: ReactNode;
  /** How they stand: in one wrapping `line` below a title (default), or in a `grid` whose columns are aligned. */
  layout?: 'line' | 'grid';
}

/** The facts about a record. */
export function FactList({ layout = 'line', children }: FactListProps) {
  if (layout === 'line') return <dl className={css.line}>{children}</dl>;
  return (
    <div className={css.place}>
      <dl className={css.grid}>{children}</dl>
    </div>
  );
}
