import { Skeleton } from '@resonanz/ui/Skeleton';
import * as css from './CampaignDetail.css.ts';

const LINES = 12;

/**
 * Stands where the grid will be while its code is fetched: about as many lines as it shows rows, so that little below
 * jumps.
 */
export const GridPlaceholder = () => (
  <div className={css.gridPlaceholder}>
    {Array.from({ length: LINES }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </div>
);
