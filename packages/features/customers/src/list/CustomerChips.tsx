import { CUSTOMER_STATUSES } from '@resonanz/domain/customers';
import { labels } from '@resonanz/domain/labels';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useIndustryName } from '@resonanz/records/industries';
import { messages } from '../messages.ts';
import { useOwners } from '../useOwners.ts';
import type { CustomerListState } from './customerList.ts';

/** The filters in force, in words; loaded once there are any. */
export function CustomerChips({ list }: { list: CustomerListState }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const industryName = useIndustryName();
  const owners = useOwners();
  const { status, owner, country, industry, budget } = list.filters;
  const named = CUSTOMER_STATUSES.find((each) => String(each) === status);
  const ownerName = owners.find(({ id }) => id === owner[0])?.label ?? `#${owner[0]}`;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: named === undefined ? '' : label(`customerStatus.${named}`),
    owner: t('customers.active.owner', { name: ownerName }),
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
