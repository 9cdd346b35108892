import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './Tree.css.ts';

const shares = ['46%', '62%', '38%', '54%', '70%'];

/** What stands in place of a tree that has no items, or none yet. */
export function TreePlaceholder({
  label,
  empty,
  skeletonRows,
}: {
  label: string;
  empty: ReactNode;
  skeletonRows: number;
}) {
  return (
    <div role="group" aria-label={label} aria-busy={skeletonRows > 0}>
      {Array.from({ length: skeletonRows }, (_, at) => (
        <div key={at} className={css.placeholder}>
          <Skeleton width={shares[at % shares.length] ?? '50%'} />
        </div>
      ))}
      {skeletonRows === 0 && empty}
    </div>
  );
}
