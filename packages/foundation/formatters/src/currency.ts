import type { Language } from './language.ts';

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

/** Currencies that are written with the separators of one language in both. */
const NUMBERS: Readonly<Record<string, Language>> = { USD: 'en', GBP: 'en', CHF: 'de' };

/** The language whose separators an amount has. */
export const numbersOf = (code: string, language: Language): Language => NUMBERS[code] ?? language;

/** How a currency is written: its own code where it has no symbol. */
export const symbolOf = (code: string): string => SYMBOLS[code] ?? code;

/** Whether the symbol stands before the figure. */
export const isBefore = (code: string, language: Language): boolean =>
  code === 'USD' || (code === 'EUR' && language === 'en');

/** The code that a symbol or a code of three letters means. */
export function codeOf(sign: string): string | undefined {
  const code = sign.toUpperCase();
  return Object.keys(SYMBOLS).find((known) => SYMBOLS[known] === sign) ?? /^[A-Z]{3}$/.exec(code)?.[0];
}
