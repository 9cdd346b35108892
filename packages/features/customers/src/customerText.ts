import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';

/** Budgets are planned in euro, whatever the currency of the invoices is. */
const CURRENCY = 'EUR';

/** An amount without cents; a dash while it is unknown. */
export const money = (amount: number | null, language: Language): string =>
  amount === null ? '–' : formatMoney(Math.round(amount), language, { currency: CURRENCY });
