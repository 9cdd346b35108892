import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** What is not there, in a few words. */
  title: string;
  /** One sentence that says what to do. */
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  /** Whole list (`page`), panel or card (`panel`, default), one line in a dropdown (`line`, title only). */
  size?: 'page' | 'panel' | 'line';
  /** Replaces the ring drawing, for example on an error page. */
  drawing?: ReactNode;
}

const rings = (
  <svg width="64" height="64" viewBox="0 0 96 96" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="48" cy="48" r="9" fill="currentColor" stroke="none" />
    <circle cx="48" cy="48" r="20" strokeWidth="3.5" />
    <circle cx="48" cy="48" r="32" strokeWidth="2" opacity=".6" />
    <circle cx="48" cy="48" r="44" strokeWidth="1" opacity=".35" />
  </svg>
);

/** Says that there is nothing here, and what can be done about it. */
export function EmptyState({ title, children, action, size = 'panel', drawing = rings }: EmptyStateProps) {
  if (size === 'line') return <p className={styles.line}>{title}</p>;
  return (
    <div className={`${styles.empty} ${styles.size[size]}`}>
      <span className={styles.drawing}>{drawing}</span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
