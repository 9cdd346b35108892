import { labels } from '@resonanz/domain/labels';
import { CONTRACT_TYPE_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useContractText } from '../useContractText.ts';
import type { ContractListState } from './contractList.ts';
import { useContractChoices } from './useContractChoices.ts';

/** The filters in force, in words; loaded once there are any. */
export function ContractChips({ list }: { list: ContractListState }) {
  const { t, type, day } = useContractText();
  const label = useMessages(labels);
  const choices = useContractChoices();
  const { filters } = list;
  const named = (id: 'campaign' | 'customer' | 'partner') => {
    const [chosen] = filters[id];
    return t('contracts.active.named', {
      label: t(`contracts.column.${id}`),
      name: choices[id].find((each) => each.id === chosen)?.label ?? `#${chosen}`,
    });
  };
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    type: CONTRACT_TYPE_IDS.filter((id) => filters.type.includes(String(id)))
      .map(type)
      .join(', '),
    status: filters.status.map((each) => label(`contractStatus.${each}`)).join(', '),
    campaign: named('campaign'),
    customer: named('customer'),
    partner: named('partner'),
    period: t('contracts.active.period', { from: day(filters.period.from), to: day(filters.period.to) }),
    waiting: t('contracts.filter.waiting'),
    ending: t('contracts.filter.ending'),
  };
  return <FiltersInWords list={list} words={words} />;
}
