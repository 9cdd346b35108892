'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import * as css from './ListRegion.css.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';

/** Props of `ListRegion`. */
export interface ListRegionProps {
  /** The bar, the filters in force, the table and the line of pages. */
  children: ReactNode;
}

/**
 * A list and all that is done with it, as a column that takes the free height; the focus stays here when what had it
 * goes, for example the last filter.
 */
export function ListRegion({ children }: ListRegionProps) {
  const t = useMessages(messages);
  return (
    <section aria-label={t('records.list')} className={css.region} {...useRestoredFocus<HTMLElement>()}>
      {children}
    </section>
  );
}
