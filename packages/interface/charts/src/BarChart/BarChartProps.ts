import type { ChartFrameProps } from '../ChartFrame/ChartFrameProps.ts';
import type { ChartSummary } from '../values/seriesFacts.ts';
import type { ValueFormat } from '../values/valueFormat.ts';

/** What bars stand for, for example a month or an age group. */
export interface BarCategory {
  /** Identifies the category. */
  readonly id: string;
  /** Its name; breaks at spaces and soft hyphens. */
  readonly label: string;
}

/** Bars of one colour. */
export interface BarSeries {
  /** Identifies the series. */
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /** One value for each category, in their order; null draws no bar. */
  readonly values: readonly (number | null)[];
}

/** Props of {@link BarChart}. */
export type BarChartProps = ChartFrameProps & {
  /** The categories in the order they stand. */
  categories: readonly BarCategory[];
  /** Up to six series in the order of their colours; group what is more as the sixth. From the sixth on all look alike. */
  series: readonly BarSeries[];
  /** Head of the table's first column, for example "Altersgruppe". */
  categoryLabel: string;
  /** What the bars say in a sentence, ready or made from first, last, lowest and highest values; names the drawing. */
  summary: ChartSummary;
  /** Beside each other (default), on top of each other, or as shares of a whole; shares count nothing below zero. */
  arrangement?: 'grouped' | 'stacked' | 'shares';
  /** Upright bars (default) lie down where the names of the categories find no room; `horizontal` always do. */
  orientation?: 'vertical' | 'horizontal';
  /** How values are written; `number` by default, short on the axis. Shares of a whole are in percent on the axis. */
  format?: ValueFormat;
  /** Lets the entries of the legend hide and show their series. */
  allowsHiding?: boolean;
};
