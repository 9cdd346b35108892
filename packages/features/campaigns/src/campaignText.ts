import type { Language } from '@resonanz/i18n/language';
import { formatMoney } from '@resonanz/formatters/money';

/** An amount as tables show it: always two decimals; a dash while it is unknown. */
export const money = (amount: number | null | undefined, language: Language, currency: string): string =>
  amount === null || amount === undefined ? '–' : formatMoney(amount, language, { currency, fixed: true });

/** An amount where a rough figure is enough: without cents. */
export const roundMoney = (amount: number, language: Language, currency: string): string =>
  formatMoney(Math.round(amount), language, { currency });
