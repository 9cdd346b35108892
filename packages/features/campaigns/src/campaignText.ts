import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';

/** An amount with its cents, if it or the column it stands in has any; a dash while it is unknown. */
export const money = (amount: number | null | undefined, language: Language, currency: string, fixed = false): string =>
  amount === null || amount === undefined ? '–' : formatMoney(amount, language, { currency, fixed });

/** An amount where a rough figure is enough: without cents. */
export const roundMoney = (amount: number, language: Language, currency: string): string =>
  formatMoney(Math.round(amount), language, { currency });

/** An amount of a column whose rows nearly all have cents, so all show them. */
export const exactMoney = (value: number | null, language: Language, currency: string): string =>
  value === null ? '–' : formatMoney(value, language, { currency, fixed: true });
