import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { isKnown, type ChartValue, type ValueWriter } from '../values/valueFormat.ts';

/** A line of the grid. */
export interface ValueTick {
  readonly value: number;
  readonly label: string;
}

/** A scale from values to px, and the lines of its grid. */
export interface ValueAxis {
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly ValueTick[];
}

/** The least and the greatest known value, widened where there is nothing between them. */
export function valueDomain(values: Iterable<ChartValue>, startsAtZero: boolean): [number, number] {
  let low = startsAtZero ? 0 : Number.POSITIVE_INFINITY;
  let high = startsAtZero ? 0 : Number.NEGATIVE_INFINITY;
  for (const value of values)
    if (isKnown(value)) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  if (low > high || (low === 0 && high === 0)) return [0, 1];
  if (low < high) return [low, high];
  return [low - Math.abs(low) / 10, high + Math.abs(high) / 10];
}

/** Short labels, or full ones where two lines of the grid would read alike. */
export function labelTicks(values: readonly number[], write: ValueWriter): readonly ValueTick[] {
  const short = values.map((value) => write.short(value));
  const areDistinct = new Set(short).size === values.length;
  return values.map((value, index) => ({ value, label: areDistinct ? (short[index] ?? '') : write.full(value) }));
}

/** An axis over values for a length in px; its lines keep room for a line of text of `em` px. */
export function valueAxis(
  values: Iterable<ChartValue>,
  length: number,
  em: number,
  write: ValueWriter,
  startsAtZero = false,
): ValueAxis {
  const count = Math.min(6, Math.max(2, Math.floor(length / (em * 3.4))));
  const domain = valueDomain(values, startsAtZero);
  const scale = scaleLinear().domain(domain).nice(count);
  // Without any value above or below zero the one step between 0 and 1 says nothing.
  const isEmpty = domain[0] === 0 && domain[1] === 1;
  return { scale, ticks: labelTicks(isEmpty ? [0, 1] : scale.ticks(count), write) };
}
