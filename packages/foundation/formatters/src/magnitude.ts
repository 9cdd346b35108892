/**
 * How many times a size is divided by the base before it is written with one decimal. What would read as the base
 * itself, such as 999.95 of 1000, carries over to the next step.
 */
export function stepOf(size: number, base: number, most: number): number {
  let step = 0;
  for (let rest = size; rest >= base - 0.05 && step < most; rest /= base) step += 1;
  return step;
}
