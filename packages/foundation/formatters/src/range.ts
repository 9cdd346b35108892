import { UNKNOWN, textOf, type Language } from './language.ts';
import { toNumeric, type NumericInput } from './numeric.ts';

/** Two written ends as a range; an empty end is open, and two empty ends give an empty text. */
export function writeRange(from: string, to: string, language: Language, upperEnd: 'until' | 'upTo'): string {
  if (from === to) return from;
  if (to === '') return textOf(language, 'formatters.range.from', { from });
  if (from === '') return textOf(language, `formatters.range.${upperEnd}`, { to });
  return `${from} – ${to}`;
}

/** Two numbers as a range; an unknown end is open, and two of them give the dash. */
export function writeNumericRange(
  from: NumericInput,
  to: NumericInput,
  language: Language,
  write: (value: NumericInput) => string,
): string {
  const end = (value: NumericInput): string => (toNumeric(value) === undefined ? '' : write(value));
  return writeRange(end(from), end(to), language, 'upTo') || UNKNOWN;
}
