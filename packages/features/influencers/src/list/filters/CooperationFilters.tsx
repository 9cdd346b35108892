import { useMessages } from '@resonanz/i18n/react';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { messages } from '../../messages.ts';
import type { FilterGroupProps } from './MoreFilters.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { useRecordChoices } from './useRecordChoices.ts';
import { YesNoFilter } from './YesNoFilter.tsx';

const YES_NO_FILTERS = ['management', 'active', 'blocked', 'imported'] as const;

/** How the agency works with the person. */
export function CooperationFilters({ draft: { values, set } }: FilterGroupProps) {
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
