import { formatDate } from '@resonanz/formatters/date';
import type { Language } from '@resonanz/formatters/number';
import type { ChartTableData } from '../ChartTable/ChartTable.tsx';
import { isKnown, type ChartValue, type ValueWriter } from '../values/valueFormat.ts';
import type { LineForecast, LineSeries } from './LineChartProps.ts';

/** What one series says about one day. */
export interface LineCell {
  readonly value: ChartValue;
  readonly isForecast: boolean;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** One day with a cell for every series, in their order. */
export interface LineRow {
  readonly date: string;
  readonly time: number;
  readonly cells: readonly (LineCell | undefined)[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Milliseconds of a day; NaN for an invalid one. */
export function timeOfDay(date: string): number {
  return DAY.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
}

function cellsOf({ points, forecast = [] }: LineSeries): Map<string, LineCell> {
  const expected = forecast.map(({ date, value, low = value, high = value }): [string, LineCell] => [
    date,
    { value, low, high, isForecast: true },
  ]);
  const measured = points.map(({ date, value }): [string, LineCell] => [
    date,
    { value, low: undefined, high: undefined, isForecast: false },
  ]);
  // What was measured overrides what was expected for the same day.
  return new Map([...expected, ...measured]);
}

/** All days of all series, in order of time. */
export function lineRows(series: readonly LineSeries[]): readonly LineRow[] {
  const bySeries = series.map(cellsOf);
  const dates = new Set(bySeries.flatMap((cells) => [...cells.keys()]));
  return [...dates]
    .map((date): LineRow => ({ date, time: timeOfDay(date), cells: bySeries.map((cells) => cells.get(date)) }))
    .filter(({ time }) => Number.isFinite(time))
    .toSorted((a, b) => a.time - b.time);
}

/** Whether any series has a value. */
export function hasValues(rows: readonly LineRow[]): boolean {
  return rows.some(({ cells }) => cells.some((cell) => isKnown(cell?.value)));
}

/** Whether a day is expected alone. */
export function isForecast({ cells }: LineRow): boolean {
  return cells.some((cell) => cell?.isForecast) && !cells.some((cell) => cell && !cell.isForecast);
}

/** The day in words, with the forecast's words behind it. */
export function rowLabel(row: LineRow, language: Language, forecast: LineForecast | undefined): string {
  const date = formatDate(row.date, language);
  return forecast && isForecast(row) ? `${date} · ${forecast.label}` : date;
}

/** A cell in words; an expected value carries its range. */
export function cellText(cell: LineCell | undefined, { full }: ValueWriter): string {
  const text = full(cell?.value);
  if (!cell?.isForecast || cell.low === cell.high) return text;
  return `${text} (${full(cell.low)} – ${full(cell.high)})`;
}

/** The table of a line chart. */
export function lineTable(
  series: readonly LineSeries[],
  rows: readonly LineRow[],
  {
    rowLabel: head,
    write,
    language,
    forecast,
  }: { rowLabel: string; write: ValueWriter; language: Language; forecast: LineForecast | undefined },
): ChartTableData {
  return {
    rowLabel: head,
    columns: series.map(({ id, label }) => ({ id, label })),
    rows: rows.map((row) => ({
      id: row.date,
      label: rowLabel(row, language, forecast),
      cells: row.cells.map((cell) => cellText(cell, write)),
    })),
  };
}
