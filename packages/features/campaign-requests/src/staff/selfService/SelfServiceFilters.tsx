import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { PlatformFilter, RecordFilter } from '../FilterParts.tsx';
import { messages } from '../messages.ts';
import type { selfServiceList } from './selfServiceList.ts';
import { useCampaignChoices } from './useCampaignChoices.ts';

const FLAGS = ['open', 'soon', 'unread'] as const;

/** The sections of the filter panel of the self-service campaigns. */
export function SelfServiceFilters({ draft: { values, set } }: { draft: FilterDraft<typeof selfServiceList.filters> }) {
  const t = useMessages(messages);
  const { brands, owners } = useCampaignChoices();
  return (
    <>
      <FilterSection title={t('requests.self.attention')}>
        {FLAGS.map((each) => (
          <Checkbox key={each} isSelected={values[each]} onChange={(isOn) => set(each, isOn)}>
            {t(`requests.self.filter.${each}`)}
          </Checkbox>
        ))}
      </FilterSection>
      <RecordFilter
        title={t('requests.list.brand')}
        of="brands"
        items={brands}
        value={values.brand}
        onChange={(ids) => set('brand', ids)}
      />
      <RecordFilter
        title={t('requests.self.owner')}
        of="people"
        items={owners}
        value={values.owner}
        onChange={(ids) => set('owner', ids)}
      />
      <PlatformFilter value={values.platform} onChange={(platform) => set('platform', platform)} />
      <FilterSection title={t('requests.filter.more')}>
        <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
          {t('requests.filter.archived')}
        </Checkbox>
      </FilterSection>
    </>
  );
}
