import { isKnown, type ChartValue } from '../values/valueFormat.ts';
import type { BarSeries } from './BarChartProps.ts';

/** How the bars of a category stand to each other. */
export type BarArrangement = 'grouped' | 'stacked' | 'shares';

/** A bar from one value to another. */
export interface BarSpan {
  readonly series: number;
  readonly from: number;
  readonly to: number;
}

/** The part of a value in its whole, in percent; undefined when it is unknown or there is no whole. */
export function shareOf(values: readonly ChartValue[], index: number): number | undefined {
  const total = values.reduce<number>((sum, value) => sum + (isKnown(value) ? Math.max(0, value) : 0), 0);
  const value = values[index];
  return total > 0 && isKnown(value) ? (Math.max(0, value) / total) * 100 : undefined;
}

/** The bars of one category, for the series that are shown. Stacks grow from zero to both sides. */
export function barSpans(
  series: readonly BarSeries[],
  hidden: ReadonlySet<string>,
  category: number,
  arrangement: BarArrangement,
): readonly BarSpan[] {
  const values = series.map((one) => (hidden.has(one.id) ? null : one.values[category]));
  let above = 0;
  let below = 0;
  return values.flatMap((value, index) => {
    const size = arrangement === 'shares' ? shareOf(values, index) : value;
    if (!isKnown(size)) return [];
    if (arrangement === 'grouped') return [{ series: index, from: 0, to: size }];
    const from = size < 0 ? below : above;
    if (size < 0) below += size;
    else above += size;
    return [{ series: index, from, to: from + size }];
  });
}
