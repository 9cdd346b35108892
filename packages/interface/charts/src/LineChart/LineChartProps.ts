import type { ChartFrameProps } from '../ChartFrame/ChartFrameProps.ts';
import type { ChartSummary } from '../values/seriesFacts.ts';
import type { ValueFormat } from '../values/valueFormat.ts';

/** A measured value. */
export interface LinePoint {
  /** Day as `yyyy-mm-dd`; a point of another form is left out. */
  readonly date: string;
  /** The value; null is a gap in the line, never zero. */
  readonly value: number | null;
}

/** A value that is expected. */
export interface ForecastPoint {
  /** Day as `yyyy-mm-dd`, after the last measured one. */
  readonly date: string;
  /** The expected value. */
  readonly value: number;
  /** Lower edge of the band; the value by default. */
  readonly low?: number;
  /** Upper edge of the band; the value by default. */
  readonly high?: number;
}

/** One line. */
export interface LineSeries {
  /** Identifies the series. */
  readonly id: string;
  /** Its name, for example a channel. */
  readonly label: string;
  /** What was measured, in any order. */
  readonly points: readonly LinePoint[];
  /** What is expected after it; drawn dashed with its band. */
  readonly forecast?: readonly ForecastPoint[];
}

/** Where the forecast begins, and its words. */
export interface LineForecast {
  /** Day of the dotted line as `yyyy-mm-dd`: today. */
  readonly from: string;
  /** Word at the dotted line, for example "Heute". */
  readonly fromLabel: string;
  /** What follows it, for example "Prognose 1 Woche". */
  readonly label: string;
  /** The solid line in the legend, for example "gemessen". */
  readonly measuredLabel: string;
  /** The band in the legend, for example "Unsicherheit". */
  readonly rangeLabel: string;
}

/** Props of {@link LineChart}. */
export type LineChartProps = ChartFrameProps & {
  /** Up to six lines in the order of their colours; group what is more as the sixth. From the sixth on all look alike. */
  series: readonly LineSeries[];
  /** Head of the table's first column, for example "Datum". */
  dateLabel: string;
  /** The course in a sentence, ready or made from first, last, lowest and highest values; names the drawing. */
  summary: ChartSummary;
  /** How values are written; `number` by default, short on the axis. */
  format?: ValueFormat;
  /** Where the forecast begins, and its words; needed when a series has one. */
  forecast?: LineForecast;
  /** Begins the value axis at zero; by default it begins near the lowest value. */
  startsAtZero?: boolean;
  /** Always shows the legend, and lets its entries hide and show their lines. */
  allowsHiding?: boolean;
};
