import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

/** Props of `Fact`. */
export interface FactProps {
  /** Name of the fact. */
  label: string;
  /** Its value: text, a link, tags or marks. */
  children: ReactNode;
}

/** One fact of a `FactList`: the label above its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Props of `FactList`. */
export interface FactListProps {
  /** The facts, each a `Fact`. */
  children: ReactNode;
}

/** The facts about a record in one wrapping line. */
export function FactList({ children }: FactListProps) {
  return <dl className={styles.list}>{children}</dl>;
}
