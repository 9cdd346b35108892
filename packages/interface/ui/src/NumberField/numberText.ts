/** How numbers are written in one language and which of its characters a field accepts. */
export interface NumberStyle {
  locale: string;
  /** Digits after the decimal mark; 0 accepts digits alone. */
  fractionDigits: number;
  /** Whether numbers below zero may be typed. */
  allowsNegative: boolean;
}

const marks = new Map<string, { decimal: string; group: string }>();

function marksOf(locale: string) {
  const known = marks.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const found = { decimal: find('decimal'), group: find('group') };
  marks.set(locale, found);
  return found;
}

/** The sign between whole and fraction. */
export const decimalMark = (locale: string): string => marksOf(locale).decimal;

/** Filters the text of the field: drops other characters, and the fraction if none is allowed. */
export function acceptedPart(text: string, { locale, fractionDigits, allowsNegative }: NumberStyle): string {
  const { decimal } = marksOf(locale);
  const whole = text.replaceAll('−', '-').split(decimal)[0] ?? '';
  return [...(fractionDigits > 0 ? text.replaceAll('−', '-') : whole)]
    .filter((sign) => /\d/.test(sign) || (fractionDigits > 0 && sign === decimal) || (allowsNegative && sign === '-'))
    .join('');
}

/** Whether the text, as a whole, is a number or the beginning of one. */
export function isNumberLike(text: string, style: NumberStyle): boolean {
  const { decimal, group } = marksOf(style.locale);
  const [whole = '', fraction, ...more] = text.replaceAll(group, '').replaceAll('−', '-').split(decimal);
  if (more.length > 0 || (fraction ?? '').length > style.fractionDigits) return false;
  if (fraction !== undefined && style.fractionDigits === 0) return false;
  return (style.allowsNegative ? /^-?\d*$/ : /^\d*$/).test(whole) && /^\d*$/.test(fraction ?? '');
}

/** The number a text means, or `null` when it means none. */
export function parseNumber(text: string, { locale }: NumberStyle): number | null {
  const { decimal, group } = marksOf(locale);
  const plain = text.replaceAll(group, '').replaceAll('−', '-').replace(decimal, '.');
  return /\d/.test(plain) ? Number(plain) : null;
}

/** A number with thousands marks and no more digits after the decimal mark than it has. */
export function formatNumber(value: number | null, { locale, fractionDigits }: NumberStyle): string {
  return value === null ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits }).format(value);
}
