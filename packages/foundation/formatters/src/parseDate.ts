import type { Language } from './language.ts';
import { timeOf } from './moment.ts';

/**
 * Reads a date as the language writes it, day and month of one or two digits: `12.10.2026` or `1.2.2026` in German,
 * `2026-10-12` in English. Gives `yyyy-mm-dd`; `undefined` when it is none or the day does not exist. Which years a
 * field takes is a matter of its validator.
 *
 * @source docs/domain/validation.md#date-texts
 */
export function parseDate(text: string, language: Language): string | undefined {
  const parts = text.trim().split(language === 'de' ? '.' : '-');
  const date = (language === 'de' ? parts.toReversed() : parts).map((part) => part.padStart(2, '0')).join('-');
  return parts.length === 3 && /^\d{4}-\d{2}-\d{2}$/.test(date) && Number.isFinite(timeOf(date)) ? date : undefined;
}
