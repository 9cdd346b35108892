import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { SERVICES, AGE_BANDS } from '@resonanz/domain/lookups';
import {
  ALCOHOL,
  NOURISHMENTS,
  PETS,
  RELATIONSHIP_STATUSES,
  SMARTPHONES,
  SPORTS,
  TARGET_GROUPS,
  TRANSPORT,
} from '@resonanz/domain/people';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../../messages.ts';
import { type influencerList, GREATEST, AUDIENCE_COUNTRIES, AUDIENCE_GENDERS } from '../influencerList.ts';
import { ManyFilter } from './ManyFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { ShareFilter } from './ShareFilter.tsx';
import { useRecordChoices } from './useRecordChoices.ts';
import { YesNoFilter } from './YesNoFilter.tsx';

/** What a group of filters sets. */
export interface FilterGroupProps {
  draft: FilterDraft<typeof influencerList.filters>;
}

interface MoreFiltersProps extends FilterGroupProps {
  /** Whether the user may see what channels cost. */
  showsPrices: boolean;
}

/** The filters that are asked for seldom, folded; loaded apart from the list. */
export function MoreFilters({ draft, showsPrices }: MoreFiltersProps) {
  const t = useMessages(messages);
  return (
    <>
      <FilterSection title={t('influencers.filter.money')} isFoldable isInitiallyFolded>
        <MoneyFilters draft={draft} showsPrices={showsPrices} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.audience')} isFoldable isInitiallyFolded>
        <AudienceFilters draft={draft} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.person')} isFoldable isInitiallyFolded>
        <PersonFilters draft={draft} />
      </FilterSection>
      <FilterSection title={t('influencers.filter.work')} isFoldable isInitiallyFolded>
        <CooperationFilters draft={draft} />
      </FilterSection>
    </>
  );
}

const DEFAULT = 'default';
const services = new Map(
  PLATFORMS.flatMap((platform) => SERVICES[platform].map((service) => [service.value, service] as const)),
);

/** What a channel costs and how its audience reacts. */
function MoneyFilters({ draft: { values, set }, showsPrices }: FilterGroupProps & { showsPrices: boolean }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return (
    <>
      <RangeFilter
        label={t('influencers.filter.engagement')}
        value={values.engagement}
        onChange={(value) => set('engagement', value)}
        maxValue={GREATEST.engagement}
        fractionDigits={2}
      />
      {showsPrices && (
        <>
          <RangeFilter
            label={t('influencers.filter.price')}
            value={values.price}
            onChange={(value) => set('price', value)}
            maxValue={GREATEST.price}
          />
          <Select
            label={t('influencers.filter.service')}
            items={[
              { id: DEFAULT, label: t('influencers.filter.serviceDefault') },
              ...[...services.values()].map(({ value, labelKey }) => ({
                id: value,
                label: textOr(label, labels, labelKey, value),
              })),
            ]}
            selectedId={values.service ?? DEFAULT}
            onSelectionChange={(id) => set('service', id === DEFAULT ? null : id)}
          />
        </>
      )}
    </>
  );
}

/** Who follows a channel: the least share of a country, an age band and a gender. */
function AudienceFilters({ draft: { values, set } }: FilterGroupProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return (
    <>
      <ShareFilter
        label={t('influencers.filter.audienceCountry')}
        shares={AUDIENCE_COUNTRIES}
        nameOf={(share) => t(`influencers.filter.audience.${share}`)}
        value={values.audienceCountry}
        onChange={(value) => set('audienceCountry', value)}
      />
      <ShareFilter
        label={t('influencers.filter.audienceAge')}
        shares={AGE_BANDS}
        nameOf={(share) => label(`ageBand.${share}`)}
        value={values.audienceAge}
        onChange={(value) => set('audienceAge', value)}
      />
      <ShareFilter
        label={t('influencers.filter.audienceGender')}
        shares={AUDIENCE_GENDERS}
        nameOf={(share) => t(`influencers.filter.audience.${share}`)}
        value={values.audienceGender}
        onChange={(value) => set('audienceGender', value)}
      />
    </>
  );
}

/** Who the person is and how he or she lives. */
function PersonFilters({ draft: { values, set } }: FilterGroupProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const word = useMessages(lookupLabels);
  return (
    <>
      <ManyFilter
        label={t('influencers.filter.gender')}
        values={TARGET_GROUPS}
        nameOf={(id) => label(`gender.${id}`)}
        selected={values.gender}
        onChange={(value) => set('gender', value)}
      />
      <RangeFilter
        label={t('influencers.filter.age')}
        value={values.age}
        onChange={(value) => set('age', value)}
        maxValue={GREATEST.age}
      />
      <RangeFilter
        label={t('influencers.filter.children')}
        value={values.children}
        onChange={(value) => set('children', value)}
        maxValue={GREATEST.children}
      />
      <ManyFilter
        label={t('influencers.filter.pets')}
        values={PETS}
        nameOf={(id) => word(`pet.${id}`)}
        selected={values.pets}
        onChange={(value) => set('pets', value)}
      />
      <ManyFilter
        label={t('influencers.filter.nourishment')}
        values={NOURISHMENTS}
        nameOf={(id) => word(`nourishment.${id}`)}
        selected={values.nourishment}
        onChange={(value) => set('nourishment', value)}
      />
      <ManyFilter
        label={t('influencers.filter.alcohol')}
        values={ALCOHOL}
        nameOf={(id) => word(`alcohol.${id}`)}
        selected={values.alcohol}
        onChange={(value) => set('alcohol', value)}
      />
      <ManyFilter
        label={t('influencers.filter.relationship')}
        values={RELATIONSHIP_STATUSES}
        nameOf={(id) => word(`relationshipStatus.${id}`)}
        selected={values.relationship}
        onChange={(value) => set('relationship', value)}
      />
      <ManyFilter
        label={t('influencers.filter.sport')}
        values={SPORTS}
        nameOf={(id) => word(`sport.${id}`)}
        selected={values.sport}
        onChange={(value) => set('sport', value)}
      />
      <ManyFilter
        label={t('influencers.filter.mobility')}
        values={TRANSPORT}
        nameOf={(id) => word(`transport.${id}`)}
        selected={values.mobility}
        onChange={(value) => set('mobility', value)}
      />
      <ManyFilter
        label={t('influencers.filter.smartphone')}
        values={SMARTPHONES}
        nameOf={(id) => word(`smartphone.${id}`)}
        selected={values.smartphone}
        onChange={(value) => set('smartphone', value)}
      />
    </>
  );
}

const YES_NO_FILTERS = ['management', 'active', 'blocked', 'imported'] as const;

/** How the agency works with the person. */
function CooperationFilters({ draft: { values, set } }: FilterGroupProps) {
  const t = useMessages(messages);
  const { mayView, campaigns, customers } = useRecordChoices(true);
  return (
    <>
      {YES_NO_FILTERS.map((name) => (
        <YesNoFilter
          key={name}
          label={t(`influencers.filter.${name}`)}
          value={values[name]}
          onChange={(value) => set(name, value)}
        />
      ))}
      {mayView && (
        <>
          <RecordFilter
            label={t('influencers.filter.campaign')}
            items={campaigns}
            value={values.campaign}
            onChange={(value) => set('campaign', value)}
          />
          <RecordFilter
            label={t('influencers.filter.customer')}
            items={customers}
            value={values.customer}
            onChange={(value) => set('customer', value)}
          />
          <DatePicker
            label={t('influencers.filter.lastCampaign')}
            value={values.lastCampaign}
            onChange={(value) => set('lastCampaign', value)}
            clearLabel={t('influencers.filter.clear', { name: t('influencers.filter.lastCampaign') })}
            incompleteMessage={t('influencers.filter.dateIncomplete')}
          />
        </>
      )}
    </>
  );
}
