import { isBefore, numbersOf, symbolOf } from './currency.ts';
import type { Language } from './language.ts';
import { numberFormat, toNumeric, type NumericInput } from './numeric.ts';
import { writeNumericRange } from './range.ts';

/**
 * How an amount is written.
 *
 * @source docs/domain/formats.md#money
 */
export interface MoneyOptions {
  /** ISO code of the amount's own currency; the currency of the language (EUR, USD) when left out. */
  readonly currency?: string;
  /** Always two decimals, for columns and totals; else none to two, and in ranges as many at both ends. */
  readonly fixed?: boolean;
}

const codeOf = (language: Language, { currency }: MoneyOptions): string =>
  currency?.trim().toUpperCase() || (language === 'de' ? 'EUR' : 'USD');

const formatOf = (code: string, language: Language, { fixed = false }: MoneyOptions): Intl.NumberFormat =>
  numberFormat(numbersOf(code, language), fixed ? 2 : 0, 2);

/**
 * An amount in its currency: EUR `1.234,5 €` in German and `€1,234.5` in English; in both languages USD `$1,234.5`, GBP
 * `1,234.5 £`, CHF `1.234,5 CHF`. Before a symbol that follows stands a no-break space. Unknown amounts are 0.
 *
 * @source docs/domain/formats.md#money
 */
export function formatMoney(value: NumericInput, language: Language, options: MoneyOptions = {}): string {
  const code = codeOf(language, options);
  const symbol = symbolOf(code);
  const text = formatOf(code, language, options).format(toNumeric(value) ?? 0);
  return isBefore(code, language) ? text.replace(/^-?/, (sign) => sign + symbol) : `${text}\u00A0${symbol}`;
}

/**
 * Whether an amount among these is written with cents. A column that mixes amounts with and without them shows two
 * decimals throughout: `fixed` of its {@link formatMoney}. Unknown amounts have none.
 *
 * @source docs/domain/formats.md#money
 */
export function hasCents(amounts: readonly NumericInput[]): boolean {
  return amounts.some((amount) =>
    numberFormat('en', 0, 2)
      .format(toNumeric(amount) ?? 0)
      .includes('.'),
  );
}

/**
 * The parts of {@link formatMoney}, typed as `Intl.NumberFormat` names them, where a screen styles `currency` or
 * `fraction`.
 *
 * @source house
 */
export function formatMoneyToParts(
  value: NumericInput,
  language: Language,
  options: MoneyOptions = {},
): readonly Intl.NumberFormatPart[] {
  const code = codeOf(language, options);
  const parts = formatOf(code, language, options).formatToParts(toNumeric(value) ?? 0);
  const currency: Intl.NumberFormatPart = { type: 'currency', value: symbolOf(code) };
  if (!isBefore(code, language)) return [...parts, { type: 'literal', value: '\u00A0' }, currency];
  // The sign alone precedes the first digits.
  const start = parts.findIndex(({ type }) => type === 'integer');
  return [...parts.slice(0, start), currency, ...parts.slice(start)];
}

/**
 * Two amounts of one currency with a dash between, in the order given: `500 € – 1.000 €`. One amount when both read
 * alike, `ab 500 €` or `bis 1.000 €` (`from`, `up to`) when one is unknown, a dash when both are. Of two, both show two
 * decimals when one has cents: `90,50 € – 1.000,00 €`.
 *
 * @source house
 */
export function formatMoneyRange(
  from: NumericInput,
  to: NumericInput,
  language: Language,
  options: MoneyOptions = {},
): string {
  const write = (amount: NumericInput) => formatMoney(amount, language, options);
  const areTwo = [from, to].every((amount) => toNumeric(amount) !== undefined) && write(from) !== write(to);
  return writeNumericRange(from, to, language, (amount) =>
    formatMoney(amount, language, { fixed: areTwo && hasCents([from, to]), ...options }),
  );
}
