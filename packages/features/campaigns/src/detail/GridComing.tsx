import { Skeleton } from '@resonanz/ui/Skeleton';
import * as css from './CampaignDetail.css.ts';

const LINES = 12;

/** Stands where the grid will be while its code is fetched: as many lines as it shows rows, so that nothing below jumps. */
export const GridComing = () => (
  <div className={css.coming}>
    {Array.from({ length: LINES }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </div>
);
