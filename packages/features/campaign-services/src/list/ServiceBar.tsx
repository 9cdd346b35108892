import { ListSearch } from '@resonanz/records/FilterPanel';
import type { ListDefinition } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';
import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { KINDS, PLATFORMS, type serviceList, STATES } from './serviceList.ts';
import * as css from './ServicesScreen.css.ts';

type List = typeof serviceList extends ListDefinition<infer Sort, infer Filters> ? ListState<Sort, Filters> : never;

const ANY = 'any';

/** The search and the filters above the services. */
export function ServiceBar({ list }: { list: List }) {
  const t = useMessages(messages);
  const any = (label: string) => ({ id: ANY, label });
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <ListSearch value={list.search} onSearch={list.setSearch} placeholder={t('campaignServices.searchPlaceholder')} />
      </div>
      <Select
        label={t('campaignServices.platform')}
        hidesLabel
        items={[any(t('campaignServices.anyPlatform')), ...PLATFORMS.map((id) => ({ id, label: id }))]}
        selectedId={list.filters.platform ?? ANY}
        onSelectionChange={(id) => list.setFilters({ platform: PLATFORMS.find((each) => each === id) ?? null })}
      />
      <Select
        label={t('campaignServices.kind')}
        hidesLabel
        items={[any(t('campaignServices.anyKind')), ...KINDS.map((id) => ({ id, label: t(`campaignServices.kind.${id}`) }))]}
        selectedId={list.filters.kind ?? ANY}
        onSelectionChange={(id) => list.setFilters({ kind: KINDS.find((each) => each === id) ?? null })}
      />
      <Select
        label={t('campaignServices.active')}
        hidesLabel
        items={[any(t('campaignServices.anyState')), ...STATES.map((id) => ({ id, label: t(`campaignServices.active.${id}`) }))]}
        selectedId={list.filters.active ?? ANY}
        onSelectionChange={(id) => list.setFilters({ active: STATES.find((each) => each === id) ?? null })}
      />
    </div>
  );
}
