import { labels } from '@resonanz/domain/labels';
import { SERVICES } from '@resonanz/domain/lookups';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../../messages.ts';
import { GREATEST } from '../influencerList.ts';
import type { FilterGroupProps } from './MoreFilters.tsx';
import { RangeFilter } from './RangeFilter.tsx';

const DEFAULT = 'default';
const services = new Map(
  PLATFORMS.flatMap((platform) => SERVICES[platform].map((service) => [service.value, service] as const)),
);

/** What a channel costs and how its audience reacts. */
export function MoneyFilters({ draft: { values, set }, showsPrices }: FilterGroupProps & { showsPrices: boolean }) {
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
