import { scaleLinear } from 'd3-scale';
import type { Language } from '@resonanz/formatters/number';
import { textWidth, widestText } from '../plot/textWidth.ts';
import type { PlotBox } from '../plot/usePlotBox.ts';
import { valueAxis, type ValueAxis } from '../plot/valueAxis.ts';
import type { ChartValue, ValueWriter } from '../values/valueFormat.ts';
import { dateTicks, type DateTick } from './dateTicks.ts';
import { type EndLabel, spreadLabels } from './endLabels.ts';
import type { LineForecast, LineSeries } from './LineChartProps.ts';
import { type LineRow, timeOfDay } from './lineRows.ts';
import { lineShape, type LineShape } from './lineShapes.ts';

/** What a drawing is made from. */
export interface LineSource {
  readonly series: readonly LineSeries[];
  readonly rows: readonly LineRow[];
  readonly hidden: ReadonlySet<string>;
  readonly forecast: LineForecast | undefined;
  readonly startsAtZero: boolean;
  readonly write: ValueWriter;
  readonly language: Language;
}

/** One line with its place among the series. */
export interface DrawnLine {
  readonly id: string;
  readonly index: number;
  readonly shape: LineShape;
}

/** Everything that is drawn, in px. */
export interface LineLayout {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly axis: ValueAxis;
  readonly dates: readonly (DateTick & { readonly x: number })[];
  readonly lines: readonly DrawnLine[];
  /** Names at the ends of the lines; undefined when a legend has to name them. */
  readonly labels: readonly EndLabel[] | undefined;
  readonly today: number | undefined;
  readonly xOf: (time: number) => number;
}

function* valuesOf({ rows, series, hidden }: LineSource): Generator<ChartValue> {
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (cell && !hidden.has(series[index]?.id ?? '')) yield* [cell.value, cell.low, cell.high];
}

/** Names beside the lines take at most this share of the width, and only from this many characters of width on. */
const LABEL_SHARE = 0.28;
const LABEL_WIDTH = 40;

/** Places all parts of a line chart in its box. */
export function lineLayout(source: LineSource, { width, height, em }: PlotBox): LineLayout {
  const { series, rows, hidden, forecast, startsAtZero, write, language } = source;
  const visible = series.filter(({ id }) => !hidden.has(id));
  const top = em * (forecast ? 2 : 0.8);
  const bottom = height - em * 2.2;
  const axis = valueAxis(valuesOf(source), bottom - top, em, write, startsAtZero);
  axis.scale.range([bottom, top]);

  const start =
    widestText(
      axis.ticks.map(({ label }) => label),
      em,
    ) + em;
  const labelWidth =
    widestText(
      series.map(({ label }) => label),
      em,
    ) +
    em * 2;
  const mayLabel = series.length > 1 && labelWidth <= width * LABEL_SHARE && width >= LABEL_WIDTH * em;
  const end = width - (mayLabel ? labelWidth : em);

  const first = rows[0]?.time ?? 0;
  const last = rows.at(-1)?.time ?? first;
  const x = scaleLinear().domain([first, last]).range([start, end]);
  const xOf = (time: number) => (first === last ? (start + end) / 2 : x(time));
  const anchor = forecast ? timeOfDay(forecast.from) : undefined;
  const isToday = anchor !== undefined && anchor >= first && anchor <= last;
  const dates = dateTicks({ first, last, anchor: isToday ? anchor : undefined }, { width: end - start, em }, language);

  const lines = visible.map(({ id }): DrawnLine => {
    const index = series.findIndex((one) => one.id === id);
    return { id, index, shape: lineShape(rows, index, xOf, axis.scale) };
  });
  const ends = lines.flatMap(({ id, index, shape }) =>
    shape.tip ? [{ id, label: series[index]?.label ?? '', y: shape.tip.y }] : [],
  );
  return {
    start,
    end,
    top,
    bottom,
    axis,
    dates: dates.map((tick) => ({ ...tick, x: xOf(tick.time) })),
    lines,
    labels: mayLabel ? spreadLabels(ends, em * 1.4, top - em, bottom + em) : undefined,
    today: isToday ? xOf(anchor) : undefined,
    xOf,
  };
}

/** Where a centred text has to be anchored to stay within the width. */
export function anchorWithin(text: string, x: number, em: number, width: number): 'start' | 'middle' | 'end' {
  const half = textWidth(text, em) / 2;
  if (x + half > width) return 'end';
  return x - half < 0 ? 'start' : 'middle';
}
