import { labels } from '@resonanz/domain/labels';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ActiveFilter } from '@resonanz/records/ListScreen';
import { messages } from '../messages.ts';
import { ratingOf } from './channelText.ts';
import { useCategoryName } from './InfluencerFilters.tsx';
import type { InfluencerListState } from './influencerList.ts';

const FLAGS = ['trusted', 'buyOut', 'bookmarked'] as const;

/** The filters in force in words, each with the way to take it back. */
export function useActiveFilters(list: InfluencerListState): readonly ActiveFilter[] {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const categoryName = useCategoryName();
  const { filters, setFilters, clearFilter } = list;
  const { platform, followers, category, country, rating } = filters;
  const { min, max } = followers;
  const figure = (value: number | null) => (value === null ? '' : formatNumber(value, language));
  const side = min === null ? 'to' : max === null ? 'from' : 'range';
  const without = <Item>(items: readonly Item[], taken: Item) => items.filter((item) => item !== taken);
  return [
    ...platform.map((type) => ({
      id: `platform-${type}`,
      label: label(`platform.${type}`),
      onRemove: () => setFilters({ platform: without(platform, type) }),
    })),
    ...(min === null && max === null
      ? []
      : [
          {
            id: 'followers',
            label: t(`influencers.active.followers.${side}`, { from: figure(min), to: figure(max) }),
            onRemove: () => clearFilter('followers'),
          },
        ]),
    ...category.map((id) => ({
      id: `category-${id}`,
      label: categoryName(id),
      onRemove: () => setFilters({ category: without(category, id) }),
    })),
    ...country.map((key) => ({
      id: `country-${key}`,
      label: label(`country.${key}`),
      onRemove: () => setFilters({ country: without(country, key) }),
    })),
    ...(rating === null
      ? []
      : [
          {
            id: 'rating',
            label: t('influencers.active.rating', { rating: ratingOf(Number(rating), language) }),
            onRemove: () => clearFilter('rating'),
          },
        ]),
    ...FLAGS.filter((name) => filters[name]).map((name) => ({
      id: name,
      label: t(`influencers.filter.${name}`),
      onRemove: () => clearFilter(name),
    })),
  ];
}
