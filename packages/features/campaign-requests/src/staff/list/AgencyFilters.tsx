import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { RangeFields } from '@resonanz/records/RangeFields';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { PlatformFilter, RecordFilter } from '../FilterParts.tsx';
import { messages } from '../messages.ts';
import { type agencyList, NDA_STATES, STATUSES } from './agencyList.ts';
import { useRequestChoices } from './useRequestChoices.ts';

const ACTIVE = ['1', '0'] as const;

/** The sections of the filter panel of the campaign requests. */
export function AgencyFilters({ draft: { values, set } }: { draft: FilterDraft<typeof agencyList.filters> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { brands, people } = useRequestChoices();
  const { created } = values;
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`requests.filter.${end}`)}
      value={created[end]}
      onChange={(value) => set('created', { ...created, [end]: value })}
      clearLabel={t(`requests.filter.clear.${end}`)}
      incompleteMessage={t('requests.filter.dateIncomplete')}
    />
  );
  return (
    <>
      <FilterSection title={t('requests.list.status')}>
        <CheckboxGroup
          label={t('requests.list.status')}
          hidesLabel
          value={[...values.status]}
          onChange={(chosen) =>
            set(
              'status',
              STATUSES.filter((each) => chosen.includes(each)),
            )
          }
        >
          {STATUSES.map((each) => (
            <Checkbox key={each} value={each}>
              {label(`requestStatus.${each}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </FilterSection>
      <RecordFilter
        title={t('requests.list.brand')}
        of="brands"
        items={brands}
        value={values.brand}
        onChange={(ids) => set('brand', ids)}
      />
      <RecordFilter
        title={t('requests.list.assignee')}
        of="people"
        items={people}
        value={values.assignee}
        onChange={(ids) => set('assignee', ids)}
      />
      <PlatformFilter value={values.platform} onChange={(platform) => set('platform', platform)} />
      <FilterSection title={t('requests.list.budget')}>
        <RangeFields
          label={t('requests.list.budget')}
          value={values.budget}
          onChange={(budget) => set('budget', budget)}
          isMoney
        />
      </FilterSection>
      <FilterSection title={t('requests.filter.created')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
      <ChoiceFilter
        label={t('requests.list.nda')}
        anyLabel={t('requests.filter.any')}
        items={NDA_STATES.map((id) => ({ id, label: label(`requestNdaStatus.${id}`) }))}
        selectedId={values.nda}
        onChange={(id) => set('nda', id)}
      />
      <ChoiceFilter
        label={t('requests.filter.active')}
        anyLabel={t('requests.filter.any')}
        items={ACTIVE.map((id) => ({ id, label: t(id === '1' ? 'requests.active' : 'requests.inactive') }))}
        selectedId={values.active}
        onChange={(id) => set('active', id)}
      />
      <FilterSection title={t('requests.filter.more')}>
        <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
          {t('requests.filter.archived')}
        </Checkbox>
      </FilterSection>
    </>
  );
}
