import { isKnown, type ChartValue } from './valueFormat.ts';

/** A value of a series with the words a sentence needs. */
export interface FactPoint {
  /** Date or category, as the chart writes it. */
  readonly label: string;
  /** The value itself. */
  readonly value: number;
  /** The value as the chart writes it in full. */
  readonly text: string;
}

/** What a sentence about a series can say. */
export interface SeriesFacts {
  /** Name of the series. */
  readonly label: string;
  /** The first known value. */
  readonly first: FactPoint;
  /** The last known value. */
  readonly last: FactPoint;
  /** The lowest value, the first of several. */
  readonly lowest: FactPoint;
  /** The highest value, the first of several. */
  readonly highest: FactPoint;
}

/** The summary of the chart: given, or generated from the facts of every series with values. */
export type ChartSummary = string | ((facts: readonly SeriesFacts[]) => string);

interface Told {
  readonly label: string;
  readonly points: readonly { readonly label: string; readonly value: ChartValue }[];
}

function factsOf({ label, points }: Told, write: (value: number) => string): SeriesFacts[] {
  const known = points.flatMap(({ label: at, value }) =>
    isKnown(value) ? [{ label: at, value, text: write(value) }] : [],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return [];
  const lowest = known.reduce((least, point) => (point.value < least.value ? point : least));
  const highest = known.reduce((most, point) => (point.value > most.value ? point : most));
  return [{ label, first, last, lowest, highest }];
}

/** The words of a summary. */
export function summaryText(summary: ChartSummary, series: readonly Told[], write: (value: number) => string): string {
  return typeof summary === 'string' ? summary : summary(series.flatMap((one) => factsOf(one, write)));
}
