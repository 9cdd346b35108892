/** The language a value is written in. */
export type Language = 'de' | 'en';

/** A value as it arrives: empty text, `null` and what is no number count as unknown. */
export type NumericInput = number | string | null | undefined;

/** Shown where a figure is unknown. */
export const UNKNOWN = '–';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-US' };

const formats = new Map<string, Intl.NumberFormat>();

/** One `Intl.NumberFormat` per language and number of decimals. */
export function numberFormat(language: Language, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${language}:${minimum}:${maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
    formats.set(key, format);
  }
  return format;
}

/** Reads a number; `undefined` when there is none. */
export function toNumber(value: NumericInput): number | undefined {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? (Object.is(number, -0) ? 0 : number) : undefined;
}

/** Writes a number without a negative zero. */
export function write(format: Intl.NumberFormat, value: number): string {
  const text = format.format(value);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}
