import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { PlatformFilter, RecordFilter } from '../FilterParts.tsx';
import { messages } from '../messages.ts';
import type { selfServiceList, SelfServiceListState } from './selfServiceList.ts';

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
        title={t('word.brand')}
        of="brands"
        items={brands}
        value={values.brand}
        onChange={(ids) => set('brand', ids)}
      />
      <RecordFilter
        title={t('word.owner')}
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

/** The filters in force, in words; loaded once there are any. */
export function SelfServiceChips({ list }: { list: SelfServiceListState }) {
  const t = useMessages(messages);
  const { brands, owners } = useCampaignChoices();
  const { brand, owner, platform } = list.filters;
  const nameOf = (options: readonly { id: number; label: string }[], id: number | undefined) =>
    options.find((each) => each.id === id)?.label ?? `#${String(id)}`;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    brand: nameOf(brands, brand[0]),
    owner: t('word.ownerNamed', { name: nameOf(owners, owner[0]) }),
    platform: platform ?? '',
    open: t('requests.self.filter.open'),
    soon: t('requests.self.filter.soon'),
    unread: t('requests.self.filter.unread'),
    archived: t('requests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}

/** Customers and people who run campaigns, as options. */
function useCampaignChoices() {
  const { data } = useQuery(campaignQueries(useApi()).formChoices());
  return useMemo(
    () => ({
      brands: (data?.customers ?? []).map(({ id, name }) => ({ id, label: name })),
      owners: (data?.owners ?? []).map(({ id, name }) => ({ id, label: name })),
    }),
    [data],
  );
}
