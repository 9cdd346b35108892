import { codeOf, numbersOf } from './currency.ts';
import type { Language } from './language.ts';
import { compact, readDecimal } from './parseNumber.ts';

/**
 * An amount that was read.
 *
 * @source house
 */
export interface Money {
  /** In units of the currency, with at most two decimals. */
  readonly amount: number;
  /** ISO code; `undefined` when the text names no currency. */
  readonly currency: string | undefined;
}

/** A figure of at most two decimals in English notation. */
const AMOUNT = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{0,2})?$/;

/**
 * Reads an amount with at most two decimals, its symbol (€, $, £) or its code of three letters before or after it, or
 * none. The separators may be those that `formatMoney` gives the currency or those of the language: `1,234.5 £` and
 * `1.234,50 £` are the same in German. `undefined` when it is no amount.
 *
 * @source docs/domain/formats.md#money; docs/domain/formats.md#digits
 */
export function parseMoney(text: string, language: Language): Money | undefined {
  const plain = compact(text);
  const sign = plain.replaceAll(/[\d.,-]/g, '');
  const unsigned = plain.replace('-', '');
  const currency = codeOf(sign);
  const isNamed = currency !== undefined && (unsigned.startsWith(sign) || unsigned.endsWith(sign));
  if (sign !== '' && !isNamed) return undefined;
  const read = (numbers: Language): number | undefined => readDecimal(plain.replace(sign, ''), numbers, AMOUNT);
  const amount = (isNamed ? read(numbersOf(currency, language)) : undefined) ?? read(language);
  return amount === undefined ? undefined : { amount, currency };
}
