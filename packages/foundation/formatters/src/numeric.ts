import type { Language } from './language.ts';

/**
 * A number as it arrives. Text is read in plain decimal notation (`1234.5`, `-3`, `1e3`), however long, without losing
 * a digit; `null`, blank text, what is no number, NaN and ±∞ count as unknown.
 *
 * @source docs/domain/formats.md#numbers
 */
export type NumericInput = number | bigint | string | null | undefined;

/** A number that is known: decimal text, too, without an exponent. */
export type Numeric = number | bigint | `${number}`;

/** Without letters but e: `Number` also takes `0x10` and `Infinity`. */
const isDecimal = (text: string): text is `${number}` => /^[\d.e+-]+$/i.test(text) && Number.isFinite(Number(text));

/** Reads a number; `undefined` when there is none. */
export function toNumeric(value: NumericInput): Numeric | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  if (!isDecimal(text)) return undefined;
  return /e/i.test(text) ? Number(text) : text;
}

const formats = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/**
 * One `Intl.NumberFormat` for each way to write: half is rounded away from zero, and what is rounded to zero has no
 * sign.
 */
export function numberFormat(
  language: Language,
  minimum: number,
  maximum: number,
  useGrouping = true,
): Intl.NumberFormat {
  const key = `${language}${minimum}.${maximum}${useGrouping}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
      useGrouping,
      signDisplay: 'negative',
    });
    formats.set(key, format);
  }
  return format;
}
