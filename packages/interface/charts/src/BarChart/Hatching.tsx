import * as css from '../series/series.css.ts';
import { SERIES_LIMIT } from '../series/seriesLook.ts';

const strokes = [
  undefined,
  'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  'M0 4H8',
  'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  'M4 0V8',
  'M0 4H8M4 0V8',
];

/** The value of `fill` that draws a series' hatching. */
export function hatchOf(prefix: string, color: number): string {
  return `url(#${prefix}-${color})`;
}

/** Six hatchings in the system's colours: bars have no dash to differ by when forced colours take theirs away. */
export function Hatching({ prefix }: { prefix: string }) {
  return (
    <defs>
      {Array.from({ length: SERIES_LIMIT }, (_, color) => (
        <pattern
          key={`${prefix}-${color}`}
          id={`${prefix}-${color}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect className={strokes[color] ? css.hatchGround : css.hatchSolid} width="8" height="8" />
          {strokes[color] && <path className={css.hatch} d={strokes[color]} />}
        </pattern>
      ))}
    </defs>
  );
}
