import { labels } from '@resonanz/domain/labels';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ActiveFilter } from '@resonanz/records/ActiveFilters';
import { ENTRY_CHOICES, ENTRY_RANGES, type EntryListState } from './entryList.ts';
import { messages } from './messages.ts';

const SEVERAL = [{ name: 'platform', of: 'platform' }, ...ENTRY_CHOICES] as const;
const SHARES = ['country', 'age', 'gender'] as const;

/** The filters of the creators in words, each with the way to take it back. */
export function useActiveEntryFilters({ filters, setFilters, clearFilter }: EntryListState): readonly ActiveFilter[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const figure = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  const shareWords = (name: (typeof SHARES)[number], value: string) =>
    name === 'age'
      ? label(`ageBand.${value}` as Parameters<typeof label>[0])
      : t(`campaigns.rows.${value}` as Parameters<typeof t>[0]);
  return [
    ...SEVERAL.flatMap(({ name, of }) =>
      filters[name].map((value) => ({
        id: `${name}-${value}`,
        label: label(`${of}.${value}` as Parameters<typeof label>[0]),
        onRemove: () => setFilters({ [name]: (filters[name] as readonly unknown[]).filter((each) => each !== value) }),
      })),
    ),
    ...ENTRY_RANGES.filter((name) => filters[name].min !== null || filters[name].max !== null).map((name) => {
      const { min, max } = filters[name];
      const side = min === null ? 'to' : max === null ? 'from' : 'range';
      return {
        id: name,
        label: t(`campaigns.rows.active.${side}`, {
          label: t(`campaigns.rows.${name}`),
          from: figure(min),
          to: figure(max),
        }),
        onRemove: () => clearFilter(name),
      };
    }),
    ...SHARES.flatMap((name) => {
      const value = filters[name];
      return value === null
        ? []
        : [
            {
              id: name,
              label: shareWords(name, value),
              onRemove: () => setFilters({ [name]: null, [`${name}From`]: null }),
            },
          ];
    }),
    ...(filters.published === null
      ? []
      : [
          {
            id: 'published',
            label: t(`campaigns.rows.published${filters.published}`),
            onRemove: () => clearFilter('published'),
          },
        ]),
    ...(filters.overdue
      ? [{ id: 'overdue', label: t('campaigns.rows.overdue'), onRemove: () => clearFilter('overdue') }]
      : []),
  ];
}
