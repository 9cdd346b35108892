import { useMessages } from '@resonanz/i18n/react';
import { FilterBar } from '@resonanz/records/FilterBar';
import type { ListDefinition } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { messages } from '../messages.ts';
import { KINDS, PLATFORMS, type serviceList, STATES } from './serviceList.ts';

type List = typeof serviceList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

/** The search and the filters above the services. */
export function ServiceBar({ list }: { list: List }) {
  const t = useMessages(messages);
  return (
    <FilterBar
      search={list.search}
      onSearch={list.setSearch}
      placeholder={t('campaignServices.searchPlaceholder')}
      choices={[
        {
          label: t('word.platform'),
          anyLabel: t('campaignServices.anyPlatform'),
          items: PLATFORMS.map((id) => ({ id, label: id })),
          selectedId: list.filters.platform,
          onChange: (id) => list.setFilters({ platform: PLATFORMS.find((each) => each === id) ?? null }),
        },
        {
          label: t('campaignServices.kind'),
          anyLabel: t('campaignServices.anyKind'),
          items: KINDS.map((id) => ({ id, label: t(`campaignServices.kind.${id}`) })),
          selectedId: list.filters.kind,
          onChange: (id) => list.setFilters({ kind: KINDS.find((each) => each === id) ?? null }),
        },
        {
          label: t('word.status'),
          anyLabel: t('campaignServices.anyState'),
          items: STATES.map((id) => ({ id, label: t(`campaignServices.active.${id}`) })),
          selectedId: list.filters.active,
          onChange: (id) => list.setFilters({ active: STATES.find((each) => each === id) ?? null }),
        },
      ]}
    />
  );
}
