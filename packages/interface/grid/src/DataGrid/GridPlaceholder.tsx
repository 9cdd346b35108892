import type { ReactNode } from 'react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import * as css from './DataGrid.css.ts';
import type { GridLayout } from './layout.ts';

const shares = ['72%', '54%', '63%', '46%'];
const SKELETON_ROWS = 10;

interface GridPlaceholderProps<Row> {
  layout: GridLayout<Row>;
  isLoading: boolean;
  /** An error, or that there is nothing. */
  children: ReactNode;
}

/** What stands in a grid without rows. */
export function GridPlaceholder<Row>({ layout, isLoading, children }: GridPlaceholderProps<Row>) {
  if (!isLoading) {
    return (
      <div role="rowgroup" className={css.body}>
        <div role="row">
          <div role="gridcell" aria-colspan={layout.tracks.length} className={css.across}>
            {children}
          </div>
        </div>
      </div>
    );
  }
  return (
    <div role="presentation" aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className={`${css.line} ${css.skeletonRow}`}>
          {layout.tracks.map(({ id, kind }, at) => (
            <span key={id} className={css.skeletonCell}>
              {kind !== 'action' && (
                <Skeleton width={kind === 'tick' ? '18px' : (shares[(row + at) % shares.length] ?? '60%')} />
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
