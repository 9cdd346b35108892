import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import type { Country } from '@resonanz/domain/lookups';
import type { SalesStatus } from '@resonanz/domain/sales';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatPercent } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What stands where nothing is known. */
const NOTHING = '–';

/** How this feature says sources, amounts, months and days. */
export function useLeadText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  return {
    t,
    label,
    language,
    /** A source of the list of lead sources, to which staff may add others. */
    source: (id: number): string => textOr(lookup, lookupLabels, `leadSource.${id}`, `#${id}`),
    status: (status: SalesStatus): string => label(`salesStatus.${status}`),
    country: (country: Country | null): string => (country === null ? NOTHING : label(`country.${country}`)),
    /** An amount, with two decimals where those beside it show cents. */
    money: (amount: number | null, fixed = false): string =>
      amount === null ? NOTHING : formatMoney(amount, language, { currency: 'EUR', fixed }),
    percent: (value: number | null): string => (value === null ? NOTHING : formatPercent(value, language)),
    day: (day: string | null): string => formatDate(day, language) || NOTHING,
    /** A month as `yyyy-MM`, in words. */
    month: (month: string | null): string =>
      month === null
        ? NOTHING
        : new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
            new Date(`${month}-01T00:00:00Z`),
          ),
  };
}

/** The words of this feature. */
export type LeadText = ReturnType<typeof useLeadText>;
