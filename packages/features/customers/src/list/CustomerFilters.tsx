import { CUSTOMER_STATUSES } from '@resonanz/domain/customers';
import { labels } from '@resonanz/domain/labels';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { useMessages, useLanguage } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { useIndustries, useIndustryName } from '@resonanz/records/industries';
import { RangeFields } from '@resonanz/records/RangeFields';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from '../messages.ts';
import { useOwners } from '../useOwners.ts';
import type { customerList, CustomerListState } from './customerList.ts';

/** The sections of the customers' filter panel. */
export function CustomerFilters({ draft: { values, set } }: { draft: FilterDraft<typeof customerList.filters> }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const industries = useIndustries();
  const owners = useOwners();
  return (
    <>
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={t('word.any')}
        items={CUSTOMER_STATUSES.map((id) => ({ id, label: label(`customerStatus.${id}`) }))}
        selectedId={values.status}
        onChange={(id) => set('status', id)}
      />
      <FilterSection title={t('word.owner')}>
        <ComboBox
          label={t('word.owner')}
          hidesLabel
          items={owners}
          selectedId={values.owner[0] ?? null}
          onSelectionChange={(id) => set('owner', id === null ? [] : [id])}
          placeholder={t('word.any')}
          openLabel={t('customers.form.openOwners')}
          emptyMessage={t('customers.form.noOwner')}
        />
      </FilterSection>
      <ChoiceFilter
        label={t('word.country')}
        anyLabel={t('word.any')}
        items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
        selectedId={values.country}
        onChange={(id) => set('country', id)}
      />
      <FilterSection title={t('customers.filter.industry')}>
        <ComboBox
          label={t('customers.filter.industry')}
          hidesLabel
          items={industries}
          order="given"
          selectedId={values.industry[0] ?? null}
          onSelectionChange={(id) => set('industry', id === null ? [] : [id])}
          placeholder={t('word.any')}
          openLabel={t('customers.form.openIndustries')}
          emptyMessage={t('customers.form.noIndustry')}
        />
      </FilterSection>
      <FilterSection title={t('customers.filter.budget')}>
        <RangeFields
          label={t('customers.filter.budget')}
          value={values.budget}
          onChange={(budget) => set('budget', budget)}
          isMoney
        />
      </FilterSection>
      <FilterSection title={t('customers.filter.more')}>
        <Checkbox isSelected={values.dormant} onChange={(isOn) => set('dormant', isOn)}>
          {t('customers.filter.dormant')}
        </Checkbox>
        <Checkbox isSelected={values.archived} onChange={(isOn) => set('archived', isOn)}>
          {t('customers.filter.archived')}
        </Checkbox>
      </FilterSection>
    </>
  );
}

/** The filters in force, in words; loaded once there are any. */
export function CustomerChips({ list }: { list: CustomerListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const industryName = useIndustryName();
  const owners = useOwners();
  const { status, owner, country, industry, budget } = list.filters;
  const ownerName = owners.find(({ id }) => id === owner[0])?.label ?? `#${owner[0]}`;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: status === null ? '' : label(`customerStatus.${status}`),
    owner: t('word.ownerNamed', { name: ownerName }),
    country: country === null ? '' : label(`country.${country}`),
    industry: industryName(industry[0] ?? null),
    budget: t('customers.active.budget', {
      range: formatMoneyRange(budget.min, budget.max, language, { currency: 'EUR' }),
    }),
    dormant: t('customers.filter.dormant'),
    archived: t('customers.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}
