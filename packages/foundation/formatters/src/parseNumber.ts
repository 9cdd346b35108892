import type { Language } from './language.ts';

/** A figure in English notation; thousands are set apart everywhere or nowhere. */
const FIGURE = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$/;

/** Blanks are dropped, and the typographic minus counts as one. */
export const compact = (text: string): string => text.replaceAll(/\s/g, '').replaceAll('−', '-');

/** Reads a compact text that has a shape once its separators are the English ones. */
export function readDecimal(text: string, language: Language, shape = FIGURE): number | undefined {
  const english = language === 'de' ? text.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : text;
  const number = Number(english.replaceAll(',', ''));
  // Adding 0 takes the sign from a negative zero.
  return shape.test(english) && Number.isFinite(number) ? number + 0 : undefined;
}

/**
 * Reads a figure typed with the separators of a language, the thousands set apart or not: `1.234,56` in German. Blanks
 * do not count. `undefined` when it is none, or when thousands stand where none belong (`1.5` in German).
 *
 * @source docs/domain/formats.md#digits
 */
export function parseDecimal(text: string, language: Language): number | undefined {
  return readDecimal(compact(text), language);
}

/**
 * Reads a percentage, with its sign or without: `4,82 %` in German gives 4.82. `undefined` when it is none.
 *
 * @source house
 */
export function parsePercent(text: string, language: Language): number | undefined {
  return parseDecimal(text.trimEnd().replace(/%$/, ''), language);
}

/**
 * Keeps the digits 0 to 9 of a text, for fields that take nothing else, whether typed, pasted or dropped.
 *
 * @source docs/domain/formats.md#digits
 */
export function digits(text: string): string {
  return text.replaceAll(/[^0-9]/g, '');
}
