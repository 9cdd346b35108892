import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { CATEGORY_IDS, CITIES, COUNTRIES } from '@resonanz/domain/lookups';
import type { ChannelType } from '@resonanz/domain/platforms';
import { formatNumber } from '@resonanz/formatters/number';
import { useMessages, useLanguage } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { NumberRange } from '@resonanz/records/filters';
import { RangeFields } from '@resonanz/records/RangeFields';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { PlatformToggles } from '@resonanz/ui/PlatformToggles';
import { RangeSlider } from '@resonanz/ui/RangeSlider';
import { RatingField } from '@resonanz/ui/RatingField';
import { SegmentedCheckboxes } from '@resonanz/ui/SegmentedCheckboxes';
import { messages } from '../../messages.ts';
import { categoryName } from '../categoryName.ts';
import { ratingOf } from '../channelText.ts';
import { type InfluencerListState, type influencerList, GREATEST, toCountSearch } from '../influencerList.ts';
import * as css from './filters.css.ts';
import { ManyFilter } from './ManyFilter.tsx';
import type { FilterGroupProps } from './MoreFilters.tsx';

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
const MoreFilters = lazyComponent(async () => (await import('./MoreFilters.tsx')).MoreFilters);
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
  const countries = values.country.length === 0 ? COUNTRIES : values.country;
  const cities = useMemo(
    () => [...new Set([...countries.flatMap((country) => CITIES[country]), ...values.city])],
    [countries, values.city],
  );
  const categories = useMemo(() => CATEGORY_IDS.map((id) => ({ id, label: categoryName(label, id) })), [label]);
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

/** The slider ends here; greater numbers can be typed. */
const SLIDER_MAX = 10_000_000;

interface FollowersFilterProps {
  value: NumberRange;
  onChange: (value: NumberRange) => void;
}

/** From how many up to how many followers; an empty field or a thumb at its end leaves that side open. */
function FollowersFilter({ value, onChange }: FollowersFilterProps) {
  const t = useMessages(messages);
  const { min, max } = value;
  const from = Math.min(min ?? 0, SLIDER_MAX);
  return (
    <div className={css.followers}>
      <div className={css.slider}>
        <RangeSlider
          label={t('influencers.filter.followers')}
          hidesLabel
          thumbLabels={[t('influencers.filter.followersFrom'), t('influencers.filter.followersTo')]}
          scale="logarithmic"
          maxValue={SLIDER_MAX}
          value={[from, Math.max(from, Math.min(max ?? SLIDER_MAX, SLIDER_MAX))]}
          onChange={([low, high]) => onChange({ min: low <= 0 ? null : low, max: high >= SLIDER_MAX ? null : high })}
        />
      </div>
      <RangeFields
        label={t('influencers.filter.followers')}
        value={value}
        onChange={onChange}
        isOrdered
        maxValue={GREATEST.followers}
      />
    </div>
  );
}

const FLAGS = ['trusted', 'buyOut', 'bookmarked'] as const;

interface CountedFiltersProps extends FilterGroupProps {
  list: InfluencerListState;
  /** Nothing is counted before. */
  hasRows: boolean;
}

/** Filters that are on or off, each with the hits it would leave of the list. */
function CountedFilters({ list, draft: { values, set }, hasRows }: CountedFiltersProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { data: counts } = useQuery({
    ...influencerQueries(useApi()).filterCounts(toCountSearch(list)),
    enabled: hasRows,
  });
  const counted = (hits: number | undefined) => (hits === undefined ? {} : { count: formatNumber(hits, language) });
  return (
    <>
      {FLAGS.map((name) => (
        <Checkbox
          key={name}
          isSelected={values[name]}
          onChange={(isOn) => set(name, isOn)}
          {...counted(counts?.[name])}
        >
          {t(`influencers.filter.${name}`)}
        </Checkbox>
      ))}
      <Checkbox
        isSelected={values.management === 'yes'}
        onChange={(isOn) => set('management', isOn ? 'yes' : null)}
        {...counted(counts?.hasManagement)}
      >
        {t('influencers.filter.withManagement')}
      </Checkbox>
    </>
  );
}
