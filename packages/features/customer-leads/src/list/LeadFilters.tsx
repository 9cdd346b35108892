import { COUNTRIES, LEAD_SOURCE_IDS } from '@resonanz/domain/lookups';
import { QUALIFIED, SALES_BOARD } from '@resonanz/domain/sales';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { RangeFields } from '@resonanz/records/RangeFields';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { useLeadOwners } from '../useLeadOwners.ts';
import { useLeadText } from '../useLeadText.ts';
import type { leadList, LeadListState } from './leadList.ts';

/** The sections of the leads' filter panel. */
export function LeadFilters({ draft: { values, set } }: { draft: FilterDraft<typeof leadList.filters> }) {
  const { t, label, source, status, country } = useLeadText();
  const owners = useLeadOwners();
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`customerLeads.filter.created.${end}`)}
      value={values.created[end]}
      onChange={(value) => set('created', { ...values.created, [end]: value })}
      clearLabel={t(`customerLeads.filter.created.clear.${end}`)}
      incompleteMessage={t('customerLeads.filter.dateIncomplete')}
    />
  );
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
        items={SALES_BOARD.map((id) => ({ id, label: status(id) }))}
        selectedId={values.status}
        onChange={(value) => set('status', value)}
      />
      <ChoiceFilter
        label={t('customerLeads.filter.state')}
        anyLabel={t('word.any')}
        items={(['open', 'closed'] as const).map((id) => ({ id, label: t(`customerLeads.state.${id}`) }))}
        selectedId={values.state}
        onChange={(value) => set('state', value)}
      />
      <FilterSection title={t('customerLeads.column.followUp')}>
        <Checkbox isSelected={values.due} onChange={(isOn) => set('due', isOn)}>
          {t('customerLeads.filter.due')}
        </Checkbox>
      </FilterSection>
      <FilterSection title={t('word.owner')}>
        <ComboBox
          label={t('word.owner')}
          hidesLabel
          items={owners}
          selectedId={values.owner}
          onSelectionChange={(id) => set('owner', id)}
          placeholder={t('word.any')}
          openLabel={t('customerLeads.filter.open')}
          emptyMessage={t('customerLeads.filter.nothing')}
        />
      </FilterSection>
      <FilterSection title={t('customerLeads.column.source')}>
        <ComboBox
          label={t('customerLeads.column.source')}
          hidesLabel
          items={LEAD_SOURCE_IDS.map((id) => ({ id: Number(id), label: source(id) }))}
          order="given"
          selectedId={values.source}
          onSelectionChange={(id) => set('source', id)}
          placeholder={t('word.any')}
          openLabel={t('customerLeads.filter.open')}
          emptyMessage={t('customerLeads.filter.nothing')}
        />
      </FilterSection>
      <ChoiceFilter
        label={t('customerLeads.column.qualified')}
        anyLabel={t('word.any')}
        items={[QUALIFIED.yes, QUALIFIED.no].map((id) => ({ id, label: label(`qualified.${id}`) }))}
        selectedId={values.qualified}
        onChange={(value) => set('qualified', value)}
      />
      <FilterSection title={t('customerLeads.column.budget')}>
        <RangeFields
          label={t('customerLeads.column.budget')}
          value={values.budget}
          onChange={(budget) => set('budget', budget)}
          isMoney
        />
      </FilterSection>
      <ChoiceFilter
        label={t('word.region')}
        anyLabel={t('word.any')}
        items={COUNTRIES.map((id) => ({ id, label: country(id) }))}
        selectedId={values.country}
        onChange={(value) => set('country', value)}
      />
      <FilterSection title={t('customerLeads.filter.created')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function LeadChips({ list }: { list: LeadListState }) {
  const { t, label, language, source, status, country, day } = useLeadText();
  const owners = useLeadOwners();
  const { filters } = list;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: filters.status === null ? '' : status(filters.status),
    state: t(`customerLeads.state.${filters.state ?? 'open'}`),
    source: source(filters.source ?? 0),
    owner: t('word.ownerNamed', {
      name: owners.find(({ id }) => id === filters.owner)?.label ?? `#${filters.owner}`,
    }),
    qualified: label(`qualified.${filters.qualified ?? QUALIFIED.no}`),
    budget: t('customerLeads.active.budget', {
      range: formatMoneyRange(filters.budget.min, filters.budget.max, language, { currency: 'EUR' }),
    }),
    due: t('customerLeads.filter.due'),
    country: country(filters.country),
    created: t('customerLeads.active.created', { from: day(filters.created.from), to: day(filters.created.to) }),
  };
  return <FiltersInWords list={list} words={words} />;
}
