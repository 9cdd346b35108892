import type { ReactNode } from 'react';
import * as css from './Section.css.ts';

/** Sections in a place that keeps an edge of its own, such as a drawer: they begin where everything else in it does. */
export function InsetSections({ children }: { children: ReactNode }) {
  return <div className={css.inset}>{children}</div>;
}
