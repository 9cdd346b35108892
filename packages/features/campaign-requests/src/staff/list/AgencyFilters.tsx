import { CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { useMessages, useLanguage } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
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
import { ACTIVE, type agencyList, NDA_STATES, STATUSES, type AgencyListState } from './agencyList.ts';
import { useRequestChoices } from './useRequestChoices.ts';

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
      <FilterSection title={t('word.status')}>
        <CheckboxGroup
          label={t('word.status')}
          hidesLabel
          value={values.status.map(String)}
          onChange={(chosen) =>
            set(
              'status',
              STATUSES.filter((each) => chosen.includes(String(each))),
            )
          }
        >
          {STATUSES.map((each) => (
            <Checkbox key={each} value={String(each)}>
              {label(`requestStatus.${each}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </FilterSection>
      <RecordFilter
        title={t('word.brand')}
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
      <FilterSection title={t('word.budget')}>
        <RangeFields
          label={t('word.budget')}
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
        label={t('word.nda')}
        anyLabel={t('requests.filter.any')}
        items={NDA_STATES.map((id) => ({ id, label: label(`requestNdaStatus.${id}`) }))}
        selectedId={values.nda}
        onChange={(id) => set('nda', id)}
      />
      <ChoiceFilter
        label={t('requests.filter.active')}
        anyLabel={t('requests.filter.any')}
        items={ACTIVE.map((id) => ({
          id,
          label: t(id === CAMPAIGN_ACTIVE.active ? 'requests.active' : 'requests.inactive'),
        }))}
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

/** The filters in force, in words; loaded once there are any. */
export function AgencyChips({ list }: { list: AgencyListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const { brands, people } = useRequestChoices();
  const { status, brand, assignee, platform, budget, created, nda, active } = list.filters;
  const nameOf = (options: readonly { id: number; label: string }[], id: number | undefined) =>
    options.find((each) => each.id === id)?.label ?? `#${String(id)}`;
  const dayOf = (day: string | null) => (day === null ? '…' : formatDate(day, language));
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: status.map((each) => label(`requestStatus.${each}`)).join(', '),
    brand: nameOf(brands, brand[0]),
    assignee: t('requests.active.assignee', { name: nameOf(people, assignee[0]) }),
    platform: platform ?? '',
    budget: t('requests.active.budget', {
      range: formatMoneyRange(budget.min, budget.max, language, { currency: 'EUR' }),
    }),
    created: t('requests.active.created', { range: `${dayOf(created.from)} – ${dayOf(created.to)}` }),
    nda: nda === null ? '' : t('requests.active.nda', { state: label(`requestNdaStatus.${nda}`) }),
    active: t(active === CAMPAIGN_ACTIVE.active ? 'requests.active' : 'requests.inactive'),
    archived: t('requests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}
