import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { labels } from '@resonanz/domain/labels';
import { CATEGORY_IDS, PLATFORM_LIST, SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { BoundMulti, BoundNumber } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { CheckList } from './CheckList.tsx';
import type { RequestValues } from './requestForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** On which platforms, with how many channels, and with what they are to do. */
export function ChannelFields({ control }: { control: Control<RequestValues> }) {
  const label = useMessages(labels);
  const field = useFieldLabel();
  const platforms = useWatch({ control, name: 'platforms' });
  const services = useMemo(
    () =>
      platforms.flatMap((platform) =>
        [...SERVICES[platform], ...SERVICES_FOR_ALL].map(({ value, labelKey }) => ({
          id: `${platform}|${value}`,
          label: `${platform}: ${label(labelKey)}`,
        })),
      ),
    [platforms, label],
  );
  const categories = useMemo(
    () => CATEGORY_IDS.map((id) => ({ id: Number(id), label: label(`category.${id}`) })),
    [label],
  );
  return (
    <>
      <CheckList
        control={control}
        name="platforms"
        label={field('platforms')}
        items={PLATFORM_LIST.map((value) => ({ value, label: value }))}
        isRequired
      />
      <Columns template={3} collapse="tablet">
        <BoundNumber control={control} name="channelCount" label={field('channelCount')} minValue={1} maxValue={500} />
        <BoundNumber control={control} name="followersFrom" label={field('followersFrom')} minValue={0} />
        <BoundNumber control={control} name="followersTo" label={field('followersTo')} minValue={0} />
      </Columns>
      {platforms.length > 0 && (
        <BoundMulti control={control} name="services" label={field('services')} items={services} />
      )}
      <BoundMulti control={control} name="categories" label={field('categories')} items={categories} />
    </>
  );
}
