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
}

/** The facts about a record in one wrapping line. */
export function FactList({ children }: FactListProps) {
  return <dl className={css.list}>{children}</dl>;
}
