import * as styles from './Sparkline.css.ts';
import { linePath, placePoints } from './sparklinePath.ts';

/** Props of `Sparkline`. */
export interface SparklineProps {
  /** The values, oldest first; fewer than two draw only the base line. */
  values: readonly number[];
  /** The course in words for assistive technology, for example "Followers of the last 30 days, from 120,000 to 128,400". */
  label: string;
  /** Width in px; 96 by default. */
  width?: number;
  /** Height in px; 24 by default. */
  height?: number;
  /** First series colour (default), or a judged course. */
  tone?: 'series' | 'positive' | 'negative';
}

const inset = 3;

/** The course of one figure in the height of a line of text. */
export function Sparkline({ values, label, width = 96, height = 24, tone = 'series' }: SparklineProps) {
  const points = placePoints(values, width, height, inset);
  const last = points.at(-1);
  return (
    <svg
      className={`${styles.sparkline} ${styles.tone[tone]}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.base} d={`M0 ${height - 0.5}H${width}`} />
      {values.length > 1 && last && (
        <>
          <path d={linePath(points)} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
          <circle cx={last.x} cy={last.y} r="2.75" fill="currentColor" />
        </>
      )}
    </svg>
  );
}
