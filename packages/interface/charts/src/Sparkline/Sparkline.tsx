import * as css from './Sparkline.css.ts';
import { linePath, placePoints } from './sparklinePath.ts';

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** The values, oldest first; null is a gap. Without a value only the base line is drawn. */
  values: readonly (number | null)[];
  /** The course in words for assistive technology, for example "Followers of the last 30 days, from 120,000 to 128,400". */
  label: string;
  /** Width in px at the usual text size; 96 by default. It grows with the text. */
  width?: number;
  /** Height in px at the usual text size; 24 by default. */
  height?: number;
  /** First series colour (default), or a judged course. */
  tone?: 'series' | 'positive' | 'negative';
}

const inset = 3;
const rem = (pixels: number) => `${pixels / 16}rem`;

/** The course of one figure in the height of a line of text. */
export function Sparkline({ values, label, width = 96, height = 24, tone = 'series' }: SparklineProps) {
  const points = placePoints(values, width, height, inset);
  const last = points.findLast((point) => point !== undefined);
  return (
    <svg
      className={`${css.sparkline} ${css.tone[tone]}`}
      style={{ inlineSize: rem(width), blockSize: rem(height) }}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      role="img"
      aria-label={label}
    >
      <path className={css.base} d={`M0 ${height - 0.5}H${width}`} />
      {last && (
        <>
          <path
            d={linePath(points)}
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx={last.x} cy={last.y} r="2.75" fill="currentColor" />
        </>
      )}
    </svg>
  );
}
