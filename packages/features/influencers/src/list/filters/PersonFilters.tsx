import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
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
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../../messages.ts';
import { GREATEST } from '../influencerList.ts';
import { ManyFilter } from './ManyFilter.tsx';
import type { FilterGroupProps } from './MoreFilters.tsx';
import { RangeFilter } from './RangeFilter.tsx';

/** Who the person is and how he or she lives. */
export function PersonFilters({ draft: { values, set } }: FilterGroupProps) {
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
