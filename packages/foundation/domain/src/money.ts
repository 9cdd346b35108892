/**
 * Rounds to two decimals, half up (a half goes away from zero), as money and rates are rounded after a calculation with
 * full precision.
 *
 * @source docs/domain/formulas.md#rounding
 */
export function round2(value: number): number {
  const hundredths = Math.round(Number((Math.abs(value) * 100).toFixed(6)));
  // The sum turns -0 into 0.
  return (Math.sign(value) * hundredths) / 100 + 0;
}
