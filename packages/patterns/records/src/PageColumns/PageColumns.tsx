'use client';

import type { ReactNode } from 'react';
import * as css from './PageColumns.css.ts';

/** Props of {@link PageColumns}. */
export interface PageColumnsProps {
  /** What the page is about: its `Section`s. */
  children: ReactNode;
  /** What stands beside it, quieter, and below it where there is no room: `Section`s as well. */
  aside: ReactNode;
  /** Name of the landmark beside. */
  asideLabel?: string;
}

/** The main column of a page and the quieter one beside it. */
export function PageColumns({ children, aside, asideLabel }: PageColumnsProps) {
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <aside className={css.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  );
}
