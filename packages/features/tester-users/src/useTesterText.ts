import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

const NOTHING = '–';

/** Lists whose values this feature puts into words. */
type Lookup =
  | 'testerCategory'
  | 'relationshipStatus'
  | 'profession'
  | 'training'
  | 'nourishment'
  | 'pet'
  | 'pointsEvent';

/** How this feature says places, lookups, figures and days. */
export function useTesterText() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const labelled = (list: 'gender' | 'country' | 'federalState', value: string | null | undefined): string =>
    value === null || value === undefined ? NOTHING : textOr(label, labels, `${list}.${value}`, value);
  const word = (list: Lookup, value: string | number | null | undefined): string =>
    value === null || value === undefined ? NOTHING : textOr(lookup, lookupLabels, `${list}.${value}`, String(value));
  return {
    t,
    label,
    language,
    labelled,
    word,
    /** Several values, or a dash. */
    words: (list: Lookup, values: readonly (string | number)[] | undefined): string =>
      (values ?? []).map((value) => word(list, value)).join(', ') || NOTHING,
    number: (value: number | null | undefined): string =>
      value === null || value === undefined ? NOTHING : formatNumber(value, language),
    percent: (value: number | null): string => (value === null ? NOTHING : formatPercent(value, language)),
    /** Points with their sign, `+50` or `−10`. */
    signed: (points: number): string =>
      `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatNumber(Math.abs(points), language)}`,
    day: (day: string | null | undefined): string => formatDate(day ?? null, language) || NOTHING,
    /** The title of a test in the language of the page. */
    title: ({ titleDe, titleEn }: { titleDe: string | null; titleEn: string | null }): string =>
      (language === 'de' ? titleDe || titleEn : titleEn || titleDe) ?? NOTHING,
    yesOrNo: (value: boolean | undefined): string => t(value === true ? 'word.yes' : 'word.no'),
  };
}

/** The words of this feature. */
export type TesterText = ReturnType<typeof useTesterText>;
