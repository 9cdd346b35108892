import { generalWords } from '@resonanz/domain/generalWords';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { useUgcText } from '../useUgcText.ts';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { BRAND_STATES, type brandUgcList } from './ugcList.ts';

/** The sections of a brand's filter panel. */
export function BrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof brandUgcList.filters> }) {
  const { t } = useUgcText();
  const word = useMessages(generalWords);
  const label = useMessages(labels);
  const nameOf = (state: (typeof BRAND_STATES)[number]) =>
    state === 'draft' ? t('ugcRequests.draft') : label(`requestStatus.${state}`);
  return (
    <>
      <ChoiceFilter
        label={t('ugcRequests.list.status')}
        anyLabel={word('word.any')}
        items={BRAND_STATES.map((id) => ({ id, label: nameOf(id) }))}
        selectedId={values.status}
        onChange={(id) => set('status', id)}
      />
      <DeliveryFilter value={values.delivery} onChange={(delivery) => set('delivery', delivery)} />
      <FilterSection title={t('ugcRequests.filter.more')}>
        <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
          {t('ugcRequests.filter.archived')}
        </Checkbox>
      </FilterSection>
    </>
  );
}
