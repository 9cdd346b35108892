import type { ImportRow } from '@resonanz/api-client/influencers';
import { labels } from '@resonanz/domain/labels';
import { AUDIENCE_SHARES } from '@resonanz/domain/lookups';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import type { Language } from '@resonanz/i18n/language';
import { type MessageKey, textOr, type Translate } from '@resonanz/i18n/messages';

type Change = ImportRow['changes'][number];

const SHARES: ReadonlySet<string> = new Set(Object.values(AUDIENCE_SHARES).flat());
const LABELLED: Readonly<Partial<Record<Change['field'], string>>> = {
  gender: 'gender',
  country: 'country',
  category: 'category',
};

/** A value of a change as people read it; empty where there is none. */
export function changeText(
  label: Translate<MessageKey<typeof labels>>,
  { field }: Change,
  value: Change['before'],
  language: Language,
): string {
  if (value === null) return '';
  const group = LABELLED[field];
  if (group !== undefined) {
    const values = Array.isArray(value) ? value : [value];
    return values.map((each) => textOr(label, labels, `${group}.${each}`, String(each))).join(', ');
  }
  if (field === 'dob') return formatDate(String(value), language);
  if (field === 'engagementRate' && typeof value === 'number')
    return formatPercent(value, language, { minimumDecimals: 2 });
  if (SHARES.has(field) && typeof value === 'number') return formatPercent(value, language);
  return typeof value === 'number' ? formatNumber(value, language) : String(value);
}
