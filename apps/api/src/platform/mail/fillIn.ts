import { formatMoney } from '@resonanz/formatters/money';
import { localeOf, type Language } from '@resonanz/i18n/language';
import type { FilledIn } from './defineMails.ts';

const longestValue = 120;

/** A value for a sentence or a subject: one line, no invisible characters, limited length. */
export function inline(value: string): string {
  const text = value.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}

/** A quoted text with its line breaks. */
export function quoted(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .trim();
}

const unitsOfMinutes = [
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
] as const;

/** "60 minutes", "24 hours", "14 days": the largest unit with a plural. */
export function duration(minutes: number, language: Language): string {
  const larger = unitsOfMinutes.find((each) => minutes % each.minutes === 0 && minutes > each.minutes);
  const { unit, minutes: size } = larger ?? { unit: 'minute', minutes: 1 };
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(minutes / size);
}

/** An amount in euros. */
export const euro = (amount: number, language: Language): string => formatMoney(amount, language, { currency: 'EUR' });

/** A mail whose only value is its link. */
export const onlyLink = ({ link }: { link: string }): FilledIn => ({ texts: {}, link });

/** A mail without values. */
export const nothing = (): FilledIn => ({ texts: {} });
