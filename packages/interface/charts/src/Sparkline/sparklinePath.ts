/** A point of a drawing, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places values from left to right in a box, highest on top; a flat line lies in the middle. */
export function placePoints(values: readonly number[], width: number, height: number, inset: number): Point[] {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const usable = height - 2 * inset;
  return values.map((value, index) => ({
    x: round(values.length > 1 ? inset + index * step : width / 2),
    y: round(range === 0 ? height / 2 : inset + usable - ((value - lowest) / range) * usable),
  }));
}

/** The path of a line through points. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
