import { UNKNOWN, type Language } from './language.ts';
import { numberFormat, toNumeric, type NumericInput } from './numeric.ts';
import { writeNumericRange } from './range.ts';

/**
 * How many decimals are written, each 0 to 100. A minimum above the maximum is a `RangeError`.
 *
 * @source house
 */
export interface DecimalOptions {
  /** At least so many decimals; 0 when left out. */
  readonly minimumDecimals?: number;
  /** At most so many decimals; 2 when left out, or the minimum if that is more. */
  readonly maximumDecimals?: number;
}

function formatOf(
  language: Language,
  { minimumDecimals = 0, maximumDecimals = Math.max(2, minimumDecimals) }: DecimalOptions,
): Intl.NumberFormat {
  return numberFormat(language, minimumDecimals, maximumDecimals);
}

/**
 * A figure with thousands and decimals: `1.234,5` in German, `1,234.5` in English; a dash when unknown.
 *
 * @source docs/domain/formats.md#digits
 */
export function formatNumber(value: NumericInput, language: Language, options: DecimalOptions = {}): string {
  const number = toNumeric(value);
  return number === undefined ? UNKNOWN : formatOf(language, options).format(number);
}

/**
 * The parts of {@link formatNumber}, typed as `Intl.NumberFormat` names them, where a screen styles decimals or sign;
 * the dash of an unknown figure is a `literal`.
 *
 * @source house
 */
export function formatNumberToParts(
  value: NumericInput,
  language: Language,
  options: DecimalOptions = {},
): readonly Intl.NumberFormatPart[] {
  const number = toNumeric(value);
  return number === undefined
    ? [{ type: 'literal', value: UNKNOWN }]
    : formatOf(language, options).formatToParts(number);
}

/**
 * A value that is already in percent (4.82, not 0.0482): `4,82 %` in German, with a no-break space, `4.82%` in English;
 * a dash when unknown.
 *
 * @source house
 */
export function formatPercent(value: NumericInput, language: Language, options: DecimalOptions = {}): string {
  const text = formatNumber(value, language, options);
  return text === UNKNOWN ? text : `${text}${language === 'de' ? '\u00A0' : ''}%`;
}

/**
 * Two figures with a dash between, in the order given: `1.000 – 5.000`. One figure when both read alike, `ab 1.000` or
 * `bis 5.000` (`from`, `up to`) when one is unknown, a dash when both are.
 *
 * @source house
 */
export function formatNumberRange(
  from: NumericInput,
  to: NumericInput,
  language: Language,
  options: DecimalOptions = {},
): string {
  return writeNumericRange(from, to, language, (value) => formatNumber(value, language, options));
}
