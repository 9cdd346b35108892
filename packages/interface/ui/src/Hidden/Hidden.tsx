import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './Hidden.css.ts';

interface HiddenBase {
  /** What is shown on some screens only. */
  children?: ReactNode;
}

/** Props of {@link Hidden}; one end or the other. */
export type HiddenProps = HiddenBase &
  (
    | {
        /** Hides on screens narrower than a tablet (up to 767 px) or than a desktop (up to 991 px). */
        below: 'tablet' | 'desktop';
        above?: never;
      }
    | {
        /** Hides on screens wider than a phone (from 768 px), a tablet (from 992 px) or a small desktop (from 1200 px). */
        above: 'phone' | 'tablet' | 'desktop';
        below?: never;
      }
  );

/** Hides content on narrow or on wide screens, from everybody, by CSS alone. */
export function Hidden({ below, above, children }: HiddenProps) {
  return (
    <div className={classNames(css.transparent, below && css.below[below], above && css.above[above])}>{children}</div>
  );
}
