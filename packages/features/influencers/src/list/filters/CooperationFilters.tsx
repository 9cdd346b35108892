import { useMessages } from '@resonanz/i18n/react';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../../messages.ts';
import { YES_NO } from '../influencerList.ts';
import type { FilterGroupProps } from './MoreFilters.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { useRecordChoices } from './useRecordChoices.ts';

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

type Answer = (typeof YES_NO)[number];

interface YesNoFilterProps {
  label: string;
  value: Answer | null;
  onChange: (value: Answer | null) => void;
}

/** Yes, no, or no matter. */
function YesNoFilter({ label, value, onChange }: YesNoFilterProps) {
  const t = useMessages(messages);
  return (
    <Select
      label={label}
      items={[
        { id: 'any', label: t('influencers.filter.any') },
        ...YES_NO.map((id) => ({ id, label: t(`influencers.list.${id}`) })),
      ]}
      selectedId={value ?? 'any'}
      onSelectionChange={(id) => onChange(YES_NO.find((each) => each === id) ?? null)}
    />
  );
}
