import { useMemo } from 'react';
import { labels } from '@resonanz/domain/labels';
import { CATEGORY_IDS, CITIES, COUNTRIES } from '@resonanz/domain/lookups';
import type { ChannelType } from '@resonanz/domain/platforms';
import { useMessages, useLanguage } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { PlatformToggles } from '@resonanz/ui/PlatformToggles';
import { RatingField } from '@resonanz/ui/RatingField';
import { SegmentedCheckboxes } from '@resonanz/ui/SegmentedCheckboxes';
import { messages } from '../messages.ts';
import { ratingOf } from './channelText.ts';
import { CountedFilters } from './filters/CountedFilters.tsx';
import { ManyFilter } from './filters/ManyFilter.tsx';
import { FollowersFilter } from './FollowersFilter.tsx';
import type { InfluencerListState, influencerList } from './influencerList.ts';
import { useCategoryName } from './useCategoryName.ts';

// In the order of the mock-up: the most used first.
const PLATFORMS_BY_USE = [
  'instagram',
  'youtube',
  'tiktok',
  'facebook',
  'snapchat',
  'twitch',
  'pinterest',
  'twitter',
  'blog',
  'podcast',
] as const satisfies readonly ChannelType[];
const MoreFilters = lazyComponent(async () => (await import('./filters/MoreFilters.tsx')).MoreFilters);
const itself = (name: string) => name;

interface InfluencerFiltersProps {
  list: InfluencerListState;
  draft: FilterDraft<typeof influencerList.filters>;
  /** Whether the user may see what channels cost. */
  showsPrices: boolean;
  /** Whether the rows are there: what is counted beside filters comes after them. */
  hasRows: boolean;
}

/** The sections of the influencer list's filter panel. */
export function InfluencerFilters({ list, draft, showsPrices, hasRows }: InfluencerFiltersProps) {
  const { values, set } = draft;
  const t = useMessages(messages);
  const label = useMessages(labels);
  const categoryName = useCategoryName();
  const countries = values.country.length === 0 ? COUNTRIES : values.country;
  const cities = useMemo(
    () => [...new Set([...countries.flatMap((country) => CITIES[country]), ...values.city])],
    [countries, values.city],
  );
  const categories = useMemo(() => CATEGORY_IDS.map((id) => ({ id, label: categoryName(id) })), [categoryName]);
  return (
    <>
      <FilterSection title={t('influencers.filter.platform')}>
        <PlatformToggles
          label={t('influencers.filter.platform')}
          items={PLATFORMS_BY_USE.map((platform) => ({ platform, label: label(`platform.${platform}`) }))}
          selectedPlatforms={values.platform}
          onChange={(value) => set('platform', value)}
        />
      </FilterSection>
      <FilterSection title={t('influencers.filter.followers')}>
        <FollowersFilter value={values.followers} onChange={(value) => set('followers', value)} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.category')} isFoldable>
        <MultiSelect
          label={t('influencers.filter.category')}
          hidesLabel
          items={categories}
          selectedIds={values.category}
          onSelectionChange={(value) => set('category', value)}
          placeholder={t('influencers.filter.categoryAdd')}
          openLabel={t('influencers.filter.categoryOpen')}
          emptyMessage={t('influencers.filter.categoryNone')}
          removeLabel={(name) => t('influencers.filter.remove', { name })}
        />
      </FilterSection>
      <FilterSection title={t('influencers.filter.country')}>
        <SegmentedCheckboxes
          label={t('influencers.filter.country')}
          items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
          selectedIds={values.country}
          onChange={(value) => set('country', value)}
        />
        <ManyFilter
          label={t('influencers.filter.city')}
          values={cities}
          nameOf={itself}
          selected={values.city}
          onChange={(value) => set('city', value)}
          placeholder={t('influencers.filter.cityAdd')}
        />
      </FilterSection>
      <FilterSection title={t('influencers.filter.rating')}>
        <RatingFilter
          value={values.rating === null ? null : Number(values.rating)}
          onChange={(value) => set('rating', value === null ? null : String(value))}
        />
      </FilterSection>
      <FilterSection title={t('influencers.filter.more')}>
        <CountedFilters list={list} draft={draft} hasRows={hasRows} />
      </FilterSection>
      <MoreFilters isWanted draft={draft} showsPrices={showsPrices} />
    </>
  );
}

interface RatingFilterProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The least average rating, as stars. */
function RatingFilter({ value, onChange }: RatingFilterProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <RatingField
      label={t('influencers.filter.rating')}
      hidesLabel
      value={value}
      onChange={onChange}
      starLabel={(rating) => t('influencers.filter.ratingFromStars', { rating })}
      valueText={
        value === null
          ? t('influencers.filter.ratingAny')
          : t('influencers.filter.ratingFrom', { rating: ratingOf(value, language) })
      }
      clearLabel={t('influencers.filter.ratingClear')}
    />
  );
}
