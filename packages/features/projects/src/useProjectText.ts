import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** What stands where nothing is known. */
const NOTHING = '–';

interface Titled {
  readonly titleDe: string;
  readonly titleEn: string;
}

interface Regional {
  readonly countries: readonly string[];
  readonly federalStates: readonly string[];
}

/** How this feature says titles, categories, regions, days and figures. */
export function useProjectText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const state = (code: string): string => textOr(label, labels, `federalState.${code}`, code);
  return {
    t,
    label,
    language,
    /** The title in the language of the page; German where there is no other. */
    title: ({ titleDe, titleEn }: Titled): string => (language === 'en' && titleEn !== '' ? titleEn : titleDe),
    /** A text of a tester in the language of the page. */
    localized: (text: { de: string; en: string }): string => text[language] || text.de,
    /** A category of testers, to which staff may add others. */
    category: (id: number | null): string =>
      id === null ? NOTHING : textOr(lookup, lookupLabels, `testerCategory.${id}`, `#${id}`),
    state,
    /** Where testers have to live. */
    region: ({ countries, federalStates }: Regional): string => {
      if (federalStates.length > 0) return federalStates.map(state).join(', ');
      return countries.length === 0
        ? t('projects.region.all')
        : countries.map((each) => (each === 'AU' ? 'AT' : each)).join(', ');
    },
    day: (day: string | null): string => formatDate(day, language) || NOTHING,
    /** From the first to the last day. */
    period: (from: string | null, to: string | null): string =>
      from === null && to === null
        ? NOTHING
        : t('projects.period', {
            from: formatDate(from, language) || NOTHING,
            to: formatDate(to, language) || NOTHING,
          }),
    number: (value: number): string => formatNumber(value, language),
    percent: (value: number | null): string => (value === null ? NOTHING : formatPercent(value, language)),
  };
}

/** The words of this feature. */
export type ProjectText = ReturnType<typeof useProjectText>;
