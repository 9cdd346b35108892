import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { messages } from '../messages.ts';
import type { SelfServiceListState } from './selfServiceList.ts';
import { useCampaignChoices } from './useCampaignChoices.ts';

/** The filters in force, in words; loaded once there are any. */
export function SelfServiceChips({ list }: { list: SelfServiceListState }) {
  const t = useMessages(messages);
  const { brands, owners } = useCampaignChoices();
  const { brand, owner, platform } = list.filters;
  const nameOf = (options: readonly { id: number; label: string }[], id: number | undefined) =>
    options.find((each) => each.id === id)?.label ?? `#${String(id)}`;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    brand: nameOf(brands, brand[0]),
    owner: t('requests.active.owner', { name: nameOf(owners, owner[0]) }),
    platform: platform ?? '',
    open: t('requests.self.filter.open'),
    soon: t('requests.self.filter.soon'),
    unread: t('requests.self.filter.unread'),
    archived: t('requests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}
