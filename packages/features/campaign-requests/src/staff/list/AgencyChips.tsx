import { labels } from '@resonanz/domain/labels';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { messages } from '../messages.ts';
import type { AgencyListState } from './agencyList.ts';
import { useRequestChoices } from './useRequestChoices.ts';

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
    active: t(active === '1' ? 'requests.active' : 'requests.inactive'),
    archived: t('requests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}
