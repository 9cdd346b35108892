/** Positions of a slider are whole steps from 0 to this. */
export const POSITIONS = 200;

/** Two significant digits: 12.847 is hard to read. */
function rounded(value: number): number {
  if (value < 10) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** The value at a position of a logarithmic scale; small values get as much room as great ones. */
export function valueAt(position: number, min: number, max: number): number {
  if (position <= 0) return min;
  if (position >= POSITIONS) return max;
  const exact = min + Math.expm1((position / POSITIONS) * Math.log1p(max - min));
  return Math.min(max, Math.max(min, rounded(exact)));
}

/** The position of a value on a logarithmic scale. */
export function positionOf(value: number, min: number, max: number): number {
  const share = Math.log1p(Math.min(max, Math.max(min, value)) - min) / Math.log1p(max - min);
  return Math.round(share * POSITIONS);
}
