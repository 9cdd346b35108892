import { formatMoney } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';

/** An amount in euro, with two decimals where the column it stands in shows cents; a dash while it is unknown. */
export const money = (amount: number | null, language: Language, fixed = false): string => (amount === null ? '–' : formatMoney(amount, language, { currency: 'EUR', fixed }));

const DAY = 86_400_000;

/** Whole days since a moment. */
export const daysSince = (moment: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / DAY));
