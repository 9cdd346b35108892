import { labels } from '@resonanz/domain/labels';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { VIDEO_COUNTS, VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { useUgcText } from '../useUgcText.ts';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { STATES, type staffUgcList, type StaffListState } from './ugcList.ts';
import { useUgcChoices } from './useUgcChoices.ts';

/** The sections of the agency's filter panel. */
export function StaffFilters({ draft: { values, set } }: { draft: FilterDraft<typeof staffUgcList.filters> }) {
  const { t, length, videoLanguage } = useUgcText();
  const label = useMessages(labels);
  const { brands, assignees } = useUgcChoices();
  const anyLabel = t('word.any');
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={anyLabel}
        items={STATES.map((id) => ({ id, label: label(`requestStatus.${id}`) }))}
        selectedId={values.status}
        onChange={(id) => set('status', id)}
      />
      <FilterSection title={t('word.brand')}>
        <ComboBox
          label={t('word.brand')}
          hidesLabel
          items={brands}
          selectedId={values.customer[0] ?? null}
          onSelectionChange={(id) => set('customer', id === null ? [] : [id])}
          placeholder={t('word.any')}
          openLabel={t('ugcRequests.filter.open')}
          emptyMessage={t('ugcRequests.filter.nobody')}
        />
      </FilterSection>
      <ChoiceFilter
        label={t('ugcRequests.list.length')}
        anyLabel={anyLabel}
        items={VIDEO_LENGTHS.map((id) => ({ id, label: length({ length: id, lengthText: '' }) }))}
        selectedId={values.length}
        onChange={(id) => set('length', id)}
      />
      <ChoiceFilter
        label={t('ugcRequests.field.videoCount')}
        anyLabel={anyLabel}
        items={VIDEO_COUNTS.map((id) => ({ id, label: String(id) }))}
        selectedId={values.videoCount}
        onChange={(id) => set('videoCount', id)}
      />
      <ChoiceFilter
        label={t('ugcRequests.field.languages')}
        anyLabel={anyLabel}
        items={VIDEO_LANGUAGES.map((id) => ({ id, label: videoLanguage(id) }))}
        selectedId={values.language}
        onChange={(id) => set('language', id)}
      />
      <DeliveryFilter value={values.delivery} onChange={(delivery) => set('delivery', delivery)} />
      <FilterSection title={t('ugcRequests.list.assignee')}>
        <ComboBox
          label={t('ugcRequests.list.assignee')}
          hidesLabel
          items={assignees}
          selectedId={values.assignee[0] ?? null}
          onSelectionChange={(id) => set('assignee', id === null ? [] : [id])}
          placeholder={t('word.any')}
          openLabel={t('ugcRequests.filter.open')}
          emptyMessage={t('ugcRequests.filter.nobody')}
        />
      </FilterSection>
      <FilterSection title={t('ugcRequests.filter.more')}>
        <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
          {t('ugcRequests.filter.archived')}
        </Checkbox>
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function StaffChips({ list }: { list: StaffListState }) {
  const { t, language, length, videoLanguage } = useUgcText();
  const label = useMessages(labels);
  const { brands, assignees } = useUgcChoices();
  const { filters } = list;
  const nameIn = (options: readonly { id: number; label: string }[], id: number | undefined) =>
    options.find((each) => each.id === id)?.label ?? `#${id}`;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: filters.status === null ? '' : label(`requestStatus.${filters.status}`),
    customer: nameIn(brands, filters.customer[0]),
    length: filters.length === null ? '' : length({ length: filters.length, lengthText: '' }),
    videoCount: t('ugcRequests.videosText', { count: filters.videoCount ?? 0 }),
    language: filters.language === null ? '' : videoLanguage(filters.language),
    delivery: t('ugcRequests.filter.deliveryText', {
      range: formatDateRange(filters.delivery.from, filters.delivery.to, language),
    }),
    assignee: nameIn(assignees, filters.assignee[0]),
    archived: t('ugcRequests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}
