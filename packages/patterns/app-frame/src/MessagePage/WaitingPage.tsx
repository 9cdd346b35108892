'use client';

import { Spinner } from '@resonanz/ui/Spinner';
import * as css from './MessagePage.css.ts';

/** Props of `WaitingPage`. */
export interface WaitingPageProps {
  /** What is being waited for. */
  label: string;
}

/** Stands in place of a whole page, frame included, until it is known what to show. */
export function WaitingPage({ label }: WaitingPageProps) {
  return (
    <div className={css.waiting}>
      <Spinner size="large" label={label} />
    </div>
  );
}
