import type { Agency } from '@resonanz/domain/agency';
import type { Bar, BarLabels } from '../charts.ts';

/** A column of a table; widths are shares of the page. */
export interface ReportColumn {
  heading: string;
  share: number;
  isNumber?: boolean;
}

/** A section of a report; every value is formatted in the reader's language. */
export type ReportPart =
  /** Names and values in two columns. */
  | { kind: 'facts'; heading: string; facts: readonly (readonly [name: string, value: string])[] }
  /** A strip of key figures, each with a note below. */
  | { kind: 'figures'; heading: string; figures: readonly { name: string; value: string; note?: string }[] }
  /**
   * Bars on one scale that ends at `full`, or at the longest of them; with a line at the goal if there is one.
   * `alternative` is the alternative text.
   */
  | {
      kind: 'bars';
      heading: string;
      bars: readonly Bar[];
      goal?: number;
      full?: number;
      labels?: BarLabels;
      note: string;
      alternative: string;
    }
  /** A table; `sums` is a highlighted last row. */
  | {
      kind: 'table';
      heading: string;
      columns: readonly ReportColumn[];
      rows: readonly (readonly string[])[];
      sums?: readonly string[];
      emptyText: string;
      note?: string;
    };

/** All values of a report. */
export interface ReportData {
  language: 'de' | 'en';
  title: string;
  /** Subtitle: the person or record it is about. */
  subtitle: string;
  /** A sentence that explains the report. */
  lead: string;
  madeAt: Date;
  agency: Agency;
  /** The agency's logo for a light background, as SVG. */
  mark: string;
  parts: readonly ReportPart[];
}
