import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { labels } from '@resonanz/domain/labels';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { VIDEO_COUNTS, VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Select } from '@resonanz/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUgcText } from '../useUgcText.ts';
import { DeliveryFilter } from './DeliveryFilter.tsx';
import { STATES, type staffUgcList } from './ugcList.ts';

const ANY = 'any';

/** Brands and people of the agency as options. */
export function useUgcChoices() {
  const { data } = useQuery(ugcRequestQueries(useApi()).choices());
  return useMemo(() => {
    const options = (choices: readonly { id: number; name: string }[] = []) => choices.map(({ id, name }) => ({ id, label: name }));
    return { brands: options(data?.brands), assignees: options(data?.assignees) };
  }, [data]);
}

/** The sections of the agency's filter panel (modules C3). */
export function StaffFilters({ draft: { values, set } }: { draft: FilterDraft<typeof staffUgcList.filters> }) {
  const { t, length, videoLanguage } = useUgcText();
  const label = useMessages(labels);
  const { brands, assignees } = useUgcChoices();
  const any = { id: ANY, label: t('ugcRequests.filter.any') };
  return (
    <>
      <FilterSection title={t('ugcRequests.list.status')}>
        <Select
          label={t('ugcRequests.list.status')}
          hidesLabel
          items={[any, ...STATES.map((id) => ({ id, label: label(`requestStatus.${id}`) }))]}
          selectedId={values.status ?? ANY}
          onSelectionChange={(id) => set('status', STATES.find((each) => each === id) ?? null)}
        />
      </FilterSection>
      <FilterSection title={t('ugcRequests.list.brand')}>
        <ComboBox
          label={t('ugcRequests.list.brand')}
          hidesLabel
          items={brands}
          selectedId={values.customer[0] ?? null}
          onSelectionChange={(id) => set('customer', id === null ? [] : [id])}
          placeholder={t('ugcRequests.filter.any')}
          openLabel={t('ugcRequests.filter.open')}
          emptyMessage={t('ugcRequests.filter.nobody')}
        />
      </FilterSection>
      <FilterSection title={t('ugcRequests.list.length')}>
        <Select
          label={t('ugcRequests.list.length')}
          hidesLabel
          items={[any, ...VIDEO_LENGTHS.map((id) => ({ id: String(id), label: length({ length: id, lengthText: '' }) }))]}
          selectedId={values.length ?? ANY}
          onSelectionChange={(id) => set('length', id === ANY ? null : id)}
        />
      </FilterSection>
      <FilterSection title={t('ugcRequests.field.videoCount')}>
        <Select
          label={t('ugcRequests.field.videoCount')}
          hidesLabel
          items={[any, ...VIDEO_COUNTS.map((id) => ({ id: String(id), label: String(id) }))]}
          selectedId={values.videoCount ?? ANY}
          onSelectionChange={(id) => set('videoCount', id === ANY ? null : id)}
        />
      </FilterSection>
      <FilterSection title={t('ugcRequests.field.languages')}>
        <Select
          label={t('ugcRequests.field.languages')}
          hidesLabel
          items={[any, ...VIDEO_LANGUAGES.map((id) => ({ id, label: videoLanguage(id) }))]}
          selectedId={values.language ?? ANY}
          onSelectionChange={(id) => set('language', VIDEO_LANGUAGES.find((each) => each === id) ?? null)}
        />
      </FilterSection>
      <DeliveryFilter value={values.delivery} onChange={(delivery) => set('delivery', delivery)} />
      <FilterSection title={t('ugcRequests.list.assignee')}>
        <ComboBox
          label={t('ugcRequests.list.assignee')}
          hidesLabel
          items={assignees}
          selectedId={values.assignee[0] ?? null}
          onSelectionChange={(id) => set('assignee', id === null ? [] : [id])}
          placeholder={t('ugcRequests.filter.any')}
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
