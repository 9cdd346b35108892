import { SALES_BOARD } from '@resonanz/domain/sales';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useLeadOwners } from '../useLeadOwners.ts';
import { useLeadText } from '../useLeadText.ts';
import type { LeadListState } from './leadList.ts';

/** The filters in force, in words; loaded once there are any. */
export function LeadChips({ list }: { list: LeadListState }) {
  const { t, label, language, source, status, country, day } = useLeadText();
  const owners = useLeadOwners();
  const { filters } = list;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: SALES_BOARD.filter((each) => String(each) === filters.status)
      .map(status)
      .join(),
    state: t(`customerLeads.state.${filters.state ?? 'open'}`),
    source: source(filters.source ?? 0),
    owner: t('customerLeads.active.owner', {
      name: owners.find(({ id }) => id === filters.owner)?.label ?? `#${filters.owner}`,
    }),
    qualified: label(`qualified.${filters.qualified ?? '0'}`),
    budget: t('customerLeads.active.budget', {
      range: formatMoneyRange(filters.budget.min, filters.budget.max, language, { currency: 'EUR' }),
    }),
    due: t('customerLeads.filter.due'),
    country: country(filters.country),
    created: t('customerLeads.active.created', { from: day(filters.created.from), to: day(filters.created.to) }),
  };
  return <FiltersInWords list={list} words={words} />;
}
