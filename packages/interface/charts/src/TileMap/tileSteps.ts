/** Shares of the highest value at which the colours change. */
const SHARES = [0.04, 0.12, 0.35, 0.7] as const;

/** Rounds to one or two leading digits, as people would choose a bound. */
function rounded(value: number): number {
  if (value < 10) return Math.max(1, Math.round(value));
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1) * 5;
  return Math.max(unit, Math.round(value / unit) * unit);
}

/**
 * The lower bounds of the colours, the first of which is 0: at most five, fewer where values are small. Bounds are
 * round numbers.
 */
export function stepsOf(values: readonly (number | null)[]): readonly number[] {
  const highest = Math.max(0, ...values.filter((value) => value !== null));
  return [0, ...new Set(SHARES.map((share) => rounded(share * highest)).filter((bound) => bound <= highest))];
}

/** The colour of a value: the last step whose bound it reaches. */
export function stepAt(steps: readonly number[], value: number): number {
  return Math.max(
    0,
    steps.findLastIndex((bound) => value >= bound),
  );
}
