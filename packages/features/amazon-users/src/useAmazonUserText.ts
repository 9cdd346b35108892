import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

const NOTHING = '–';

/** How this feature says names, countries, amounts and days. */
export function useAmazonUserText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  return {
    t,
    label,
    country: (country: 'DE' | 'AU' | 'CH' | null): string => (country === null ? NOTHING : label(`country.${country}`)),
    money: (amount: number | null): string =>
      amount === null ? NOTHING : formatMoney(amount, language, { currency: 'EUR', fixed: true }),
    day: (day: string | null): string => formatDate(day, language) || NOTHING,
  };
}

/** The words of this feature. */
export type AmazonUserText = ReturnType<typeof useAmazonUserText>;

/** First and last name. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
