import type { ReactNode } from 'react';
import { RingSign } from '../RingDrawing/RingSign.tsx';
import * as styles from './EmptyState.css.ts';

interface EmptyPlace {
  /** What is not there, in a few words. */
  title: string;
  /** Whole list (`page`), panel or card (`panel`, default), one line in a dropdown (`line`, title only). */
  size?: 'page' | 'panel';
  /** One sentence that says what to do. */
  children?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  /** Makes the title a heading, where the state is a whole page or section. */
  headingLevel?: 1 | 2 | 3;
}

interface EmptyLine extends Pick<EmptyPlace, 'title'> {
  size: 'line';
  children?: never;
  action?: never;
  headingLevel?: never;
}

/** Props of `EmptyState`: a place with a sentence and an action, or one line that has only its title. */
export type EmptyStateProps = EmptyPlace | EmptyLine;

/** Says that there is nothing here, and what can be done about it. */
export function EmptyState({ title, children, action, size = 'panel', headingLevel }: EmptyStateProps) {
  if (size === 'line') return <p className={styles.line}>{title}</p>;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={`${styles.empty} ${styles.size[size]}`}>
      <RingSign />
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.sentence}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
