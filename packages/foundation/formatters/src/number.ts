import { UNKNOWN, numberFormat, toNumber, write, type Language, type NumericInput } from './language.ts';

/** How many decimals are written. */
export interface DecimalOptions {
  /** At least so many decimals; 0 when left out. */
  readonly minimumDecimals?: number;
  /** At most so many decimals; 2 when left out. */
  readonly maximumDecimals?: number;
}

/** `1.234,5` in German, `1,234.5` in English; a dash when unknown. */
export function formatNumber(value: NumericInput, language: Language, { minimumDecimals = 0, maximumDecimals = Math.max(2, minimumDecimals) }: DecimalOptions = {}): string {
  const number = toNumber(value);
  return number === undefined ? UNKNOWN : write(numberFormat(language, minimumDecimals, maximumDecimals), number);
}

/** A value that is already in percent: `4,82 %` in German, with a no-break space, `4.82%` in English; a dash when unknown. */
export function formatPercent(value: NumericInput, language: Language, options: DecimalOptions = {}): string {
  const text = formatNumber(value, language, options);
  if (text === UNKNOWN) return text;
  return language === 'de' ? `${text}\u00A0%` : `${text}%`;
}

const SUFFIXES = ['', 'K', 'M', 'B', 'T', 'Q'] as const;

/** `128.4K`, `1.2M`: one decimal at most, without `.0`; a decimal comma in German. Unknown and zero give `0`. */
export function formatShortNumber(value: NumericInput, language: Language = 'en'): string {
  const number = toNumber(value) ?? 0;
  let magnitude = Math.abs(number);
  let step = 0;
  const rounded = (amount: number): number => Math.round(amount * 10) / 10;
  while (step < SUFFIXES.length - 1 && rounded(magnitude) >= 1000) {
    magnitude /= 1000;
    step += 1;
  }
  const amount = rounded(magnitude);
  if (amount === 0) return '0';
  const digits = String(amount);
  return `${number < 0 ? '-' : ''}${language === 'de' ? digits.replace('.', ',') : digits}${SUFFIXES[step] ?? ''}`;
}

/** Keeps the digits of a text, for fields that take nothing else, whether typed, pasted or dropped. */
export function digits(text: string): string {
  return text.replaceAll(/[^0-9]/g, '');
}

/** Reads an amount typed with the separators of a language; `undefined` when it is none. */
export function parseDecimal(text: string, language: Language): number | undefined {
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.'];
  const plain = text.replaceAll(/[\s\u00A0]/g, '');
  const [whole = '', fraction, ...rest] = plain.split(decimal);
  if (rest.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined;
  const parts = whole.split(group);
  const grouped = parts.length === 1 || (/^-?\d{1,3}$/.test(parts[0] ?? '') && parts.slice(1).every((part) => /^\d{3}$/.test(part)));
  const number = parts.join('');
  if (!grouped || !/^-?\d+$/.test(number)) return undefined;
  return Number(fraction ? `${number}.${fraction}` : number);
}
