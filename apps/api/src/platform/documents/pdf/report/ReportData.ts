import type { Agency } from '@resonanz/domain/agency';
import type { Bar } from '../charts.ts';

/** A column of a table; widths are shares of the page. */
export interface ReportColumn {
  heading: string;
  share: number;
  isNumber?: boolean;
}

/** A part of a report; every value is text in the reader's language already. */
export type ReportPart =
  /** Names with their values, in two columns. */
  | { kind: 'facts'; heading: string; facts: readonly (readonly [name: string, value: string])[] }
  /** A ruled strip of key figures, each with a note below. */
  | { kind: 'figures'; heading: string; figures: readonly { name: string; value: string; note?: string }[] }
  /** Bars on one scale with a line at the goal; `alternative` says in words what they show. */
  | { kind: 'bars'; heading: string; bars: readonly Bar[]; goal: number; note: string; alternative: string }
  /** Rows below a head; `sums` is a last row that stands out. */
  | {
      kind: 'table';
      heading: string;
      columns: readonly ReportColumn[];
      rows: readonly (readonly string[])[];
      sums?: readonly string[];
      emptyText: string;
      note?: string;
    };

/** Everything a report is made of. */
export interface ReportData {
  language: 'de' | 'en';
  title: string;
  /** Below the title: whom or what it is about. */
  subtitle: string;
  /** A sentence that says what the report is. */
  lead: string;
  madeAt: Date;
  agency: Agency;
  /** The agency's mark for a light ground, as SVG. */
  mark: string;
  parts: readonly ReportPart[];
}
