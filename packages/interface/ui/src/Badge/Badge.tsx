import type { ReactNode } from 'react';
import { Counter, type CounterProps } from '../Counter/Counter.tsx';
import * as styles from './Badge.css.ts';

/** Props of `Badge`. */
export interface BadgeProps extends Pick<CounterProps, 'count' | 'max' | 'label' | 'tone'> {
  /** What the counter sits on, usually an icon. */
  children: ReactNode;
}

/** A small counter on the upper end corner of an icon. */
export function Badge({ children, ...counter }: BadgeProps) {
  return (
    <span className={styles.badge}>
      {children}
      <span className={styles.corner}>
        <Counter {...counter} size="small" />
      </span>
    </span>
  );
}
