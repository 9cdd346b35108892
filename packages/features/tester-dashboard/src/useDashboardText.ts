import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** How this feature says titles, places, figures and days. */
export function useDashboardText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  return {
    t,
    label,
    state: (code: string): string => textOr(label, labels, `federalState.${code}`, code),
    category: (id: number): string => textOr(lookup, lookupLabels, `testerCategory.${id}`, `#${id}`),
    /** The title in the language of the page; German where there is no other. */
    title: ({ titleDe, titleEn }: { titleDe: string; titleEn: string }): string =>
      language === 'en' && titleEn !== '' ? titleEn : titleDe,
    number: (value: number): string => formatNumber(value, language),
    /** A share in percent; null where there is no whole. */
    share: ({ part, whole }: { part: number; whole: number }): string | null =>
      whole === 0 ? null : formatPercent((100 * part) / whole, language, { maximumDecimals: 1 }),
    day: (day: string | null): string => formatDate(day, language) || '–',
  };
}

/** The words of this feature. */
export type DashboardText = ReturnType<typeof useDashboardText>;
