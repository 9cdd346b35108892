import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatPercent, formatShortNumber, UNKNOWN, type Language } from '@resonanz/formatters/number';

/**
 * How values are written: as numbers, as values in percent (4.82, not 0.0482), as amounts of a currency, or by a
 * function.
 */
export type ValueFormat =
  | 'number'
  | 'percent'
  | { readonly currency: string }
  | ((value: number, language: Language) => string);

/** A value as data carry it; what is not a finite number is unknown. */
export type ChartValue = number | null | undefined;

/** The two ways a chart writes a value. */
export interface ValueWriter {
  /** In full, for the reading card, the table and summaries; a dash when unknown. */
  readonly full: (value: ChartValue) => string;
  /** In little room, for the axis. */
  readonly short: (value: number) => string;
}

/** Whether a value can be drawn. */
export function isKnown(value: ChartValue): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function fullText(value: number, format: ValueFormat, language: Language): string {
  if (typeof format === 'function') return format(value, language);
  if (format === 'number') return formatNumber(value, language);
  if (format === 'percent') return formatPercent(value, language);
  return formatMoney(value, language, { currency: format.currency });
}

/** The writer of a format in a language. */
export function valueWriter(format: ValueFormat, language: Language): ValueWriter {
  const write = (value: number) => fullText(value, format, language);
  return {
    full: (value) => (isKnown(value) ? write(value) : UNKNOWN),
    short: format === 'number' ? (value) => formatShortNumber(value, language) : write,
  };
}
