import { labels } from '@resonanz/domain/labels';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { type ActiveFilter, ActiveFilters } from '@resonanz/records/ActiveFilters';
import { messages } from '../messages.ts';
import type { NetworkListState } from './networkList.ts';
import { useNames } from './useNames.ts';

type Filters = NetworkListState['filters'];
type ManyName = { [Name in keyof Filters]: Filters[Name] extends readonly unknown[] ? Name : never }[keyof Filters];

/** The filters in force in words, each with the way to take it back; loaded once there are any. */
export function NetworkChips({ list: { filters, setFilters, clearFilter, reset } }: { list: NetworkListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const names = useNames();
  const many = <Name extends ManyName>(name: Name, wordOf: (value: Filters[Name][number]) => string): ActiveFilter[] =>
    filters[name].map((value) => ({
      id: `${name}-${value}`,
      label: wordOf(value),
      onRemove: () => setFilters({ [name]: (filters[name] as readonly unknown[]).filter((each) => each !== value) }),
    }));
  const { followers, children } = filters;
  const figure = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  const side = followers.min === null ? 'to' : followers.max === null ? 'from' : 'between';
  const chips = [
    ...many('platform', (type) => label(`platform.${type}`)),
    ...(followers.min === null && followers.max === null
      ? []
      : [
          {
            id: 'followers',
            label: t(`network.active.${side}`, { from: figure(followers.min), to: figure(followers.max) }),
            onRemove: () => clearFilter('followers'),
          },
        ]),
    ...many('category', names.category),
    ...many('country', names.country),
    ...many('gender', names.gender),
    ...many('age', (band) => t('network.active.age', { band: names.age(band) })),
    ...many('language', (spoken) => t('network.active.language', { language: names.language(spoken) })),
    ...(children === null
      ? []
      : [
          {
            id: 'children',
            label: t(`network.active.children.${children}`),
            onRemove: () => clearFilter('children'),
          },
        ]),
    ...many('pets', (pet) => t('network.active.pet', { pet: names.pet(pet) })),
  ];
  return <ActiveFilters filters={chips} onReset={reset} />;
}
