import { labels } from '@resonanz/domain/labels';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { useUgcText } from '../useUgcText.ts';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { BRAND_STATES, type brandUgcList, type BrandListState } from './ugcList.ts';

/** The sections of a brand's filter panel. */
export function BrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof brandUgcList.filters> }) {
  const { t } = useUgcText();
  const label = useMessages(labels);
  const nameOf = (state: (typeof BRAND_STATES)[number]) =>
    state === 'draft' ? t('word.draft') : label(`requestStatus.${state}`);
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
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

/** The filters in force, in words; loaded once there are any. */
export function BrandChips({ list }: { list: BrandListState }) {
  const { t, language } = useUgcText();
  const label = useMessages(labels);
  const { status, delivery } = list.filters;
  const words = {
    status: status === null ? '' : status === 'draft' ? t('word.draft') : label(`requestStatus.${status}`),
    delivery: t('ugcRequests.filter.deliveryText', { range: formatDateRange(delivery.from, delivery.to, language) }),
    archived: t('ugcRequests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}
