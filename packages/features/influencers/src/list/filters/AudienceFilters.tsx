import { labels } from '@resonanz/domain/labels';
import { AGE_BANDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../../messages.ts';
import { AUDIENCE_COUNTRIES, AUDIENCE_GENDERS } from '../influencerList.ts';
import type { FilterGroupProps } from './MoreFilters.tsx';
import { ShareFilter } from './ShareFilter.tsx';

/** Who follows a channel: the least share of a country, an age band and a gender. */
export function AudienceFilters({ draft: { values, set } }: FilterGroupProps) {
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
