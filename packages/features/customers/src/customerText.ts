import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';

/** Budgets are planned in euro, whatever the currency of the invoices is. */
const CURRENCY = 'EUR';

/** An amount with two decimals where those beside it show cents; a dash while it is unknown. */
export const money = (amount: number | null, language: Language, fixed = false): string =>
  amount === null ? '–' : formatMoney(amount, language, { currency: CURRENCY, fixed });
