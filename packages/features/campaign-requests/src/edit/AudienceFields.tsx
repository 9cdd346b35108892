import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { labels } from '@resonanz/domain/labels';
import { AGE_BANDS, CITIES, COUNTRIES } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundMulti, BoundText } from '@resonanz/records/boundFields';
import { CheckList } from './CheckList.tsx';
import { messages } from './messages.ts';
import type { RequestValues } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

const GENDERS = ['female', 'male', 'divers'] as const;

/** Whom the campaign is to reach. */
export function AudienceFields({ control }: { control: Control<RequestValues> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const field = useFieldLabel();
  const countries = useWatch({ control, name: 'countries' });
  const cities = useMemo(
    () =>
      [...new Set((countries.length === 0 ? COUNTRIES : countries).flatMap((country) => CITIES[country]))].map(
        (city) => ({ id: city, label: city }),
      ),
    [countries],
  );
  return (
    <>
      <CheckList
        control={control}
        name="targetGroups"
        label={field('targetGroups')}
        items={GENDERS.map((value) => ({ value, label: label(`gender.${value}`) }))}
        isRequired
      />
      <CheckList
        control={control}
        name="ageBands"
        label={field('ageBands')}
        items={AGE_BANDS.map((value) => ({ value, label: label(`ageBand.${value}`) }))}
      />
      <CheckList
        control={control}
        name="countries"
        label={field('countries')}
        items={COUNTRIES.map((value) => ({ value, label: label(`country.${value}`) }))}
        isRequired
      />
      <BoundMulti control={control} name="cities" label={field('cities')} items={cities} />
      <BoundText
        control={control}
        name="otherCities"
        label={field('otherCities')}
        description={t('requestForm.hint.otherCities')}
      />
    </>
  );
}
