import { isKnown, type ChartValue } from '../values/valueFormat.ts';

/** A point of a drawing, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Places values from start to end in a box, highest on top; a flat line lies in the middle, an unknown value has no
 * place.
 */
export function placePoints(
  values: readonly ChartValue[],
  width: number,
  height: number,
  inset: number,
): (Point | undefined)[] {
  const known = values.filter(isKnown);
  const lowest = known.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = known.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const usable = height - 2 * inset;
  // Divided first: the range itself may be larger than a number can be.
  const share = (value: number) => (value / 2 - lowest / 2) / (highest / 2 - lowest / 2);
  return values.map((value, index) =>
    isKnown(value)
      ? {
          x: round(values.length > 1 ? inset + index * step : width / 2),
          y: round(lowest === highest ? height / 2 : inset + usable - share(value) * usable),
        }
      : undefined,
  );
}

/** The path of a line through points, open where one has no place; a point between two gaps becomes a dot. */
export function linePath(points: readonly (Point | undefined)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      const { x, y } = point;
      if (points[index - 1]) return `L${x} ${y}`;
      return points[index + 1] ? `M${x} ${y}` : `M${x} ${y}h0`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
