import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';

/** An amount in euro, with two decimals where the column it stands in shows cents; a dash while it is unknown. */
export const money = (amount: number | null, language: Language, fixed = false): string =>
  amount === null ? '–' : formatMoney(amount, language, { currency: 'EUR', fixed });
