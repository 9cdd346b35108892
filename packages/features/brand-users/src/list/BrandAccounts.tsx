import { brandUserQueries } from '@resonanz/api-client/brand-users';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { ActiveFilter } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft, type FilterDraft } from '@resonanz/records/useListState';
import { useMay, useSession } from '@resonanz/session/react';
import { Select } from '@resonanz/ui/Select';
import { Table } from '@resonanz/ui/Table';
import { BrandMenu } from '../BrandMenu.tsx';
import { messages } from '../messages.ts';
import { brandColumns } from './brandColumns.tsx';
import { type AccountTab, brandList, type BrandListState, toQuery } from './brandList.ts';

const ANY = 'any';

function useRegionName(): (id: number) => string {
  const { language } = useLanguage();
  const { regions } = useSession();
  return (id) => {
    const region = regions.find(({ regionId }) => regionId === id);
    return region === undefined ? `#${id}` : language === 'de' ? region.nameDe : region.nameEn;
  };
}

function BrandFilters({ draft: { values, set } }: { draft: FilterDraft<typeof brandList.filters> }) {
  const t = useMessages(messages);
  const { regions } = useSession();
  const regionName = useRegionName();
  const any = { id: ANY, label: t('brandUsers.filter.any') };
  return (
    <>
      <FilterSection title={t('brandUsers.list.verified')}>
        <Select
          label={t('brandUsers.list.verified')}
          hidesLabel
          items={[any, { id: 'yes', label: t('brandUsers.yes') }, { id: 'no', label: t('brandUsers.no') }]}
          selectedId={values.verified ?? ANY}
          onSelectionChange={(id) => set('verified', id === 'yes' || id === 'no' ? id : null)}
        />
      </FilterSection>
      <FilterSection title={t('brandUsers.list.kind')}>
        <Select
          label={t('brandUsers.list.kind')}
          hidesLabel
          items={[any, { id: 'self', label: t('brandUsers.kind.self') }, { id: 'token', label: t('brandUsers.kind.token') }]}
          selectedId={values.kind ?? ANY}
          onSelectionChange={(id) => set('kind', id === 'self' || id === 'token' ? id : null)}
        />
      </FilterSection>
      <FilterSection title={t('brandUsers.filter.region')}>
        <Select
          label={t('brandUsers.filter.region')}
          hidesLabel
          items={[any, ...regions.map(({ regionId }) => ({ id: String(regionId), label: regionName(regionId) }))]}
          selectedId={values.region[0] === undefined ? ANY : String(values.region[0])}
          onSelectionChange={(id) => set('region', id === ANY ? [] : [Number(id)])}
        />
      </FilterSection>
    </>
  );
}

function useActiveFilters(list: BrandListState): readonly ActiveFilter[] {
  const t = useMessages(messages);
  const regionName = useRegionName();
  const { verified, kind, region } = list.filters;
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    verified: t(verified === 'no' ? 'brandUsers.active.unverified' : 'brandUsers.active.verified'),
    kind: t(kind === 'token' ? 'brandUsers.kind.token' : 'brandUsers.kind.self'),
    region: region[0] === undefined ? '' : regionName(region[0]),
  };
  return list.activeFilters.map((id) => ({ id, label: words[id], onRemove: () => list.clearFilter(id) }));
}

/** The accounts of one state, with their filters and actions (modules E2). */
export function BrandAccounts({ tab, onOpen }: { tab: AccountTab; onOpen: (id: number) => void }) {
  const t = useMessages(messages);
  const seesCustomers = useMay('Customer Management', 'view');
  const list = useRouterListState(brandList);
  const draft = useFilterDraft(list);
  const query = useListPage(brandUserQueries(useApi()).page(toQuery(tab, list)));
  return (
    <ListScreen
      list={list}
      query={query}
      searchPlaceholder={t('brandUsers.list.search')}
      filters={{ draft, sections: <BrandFilters draft={draft} /> }}
      activeFilters={useActiveFilters(list)}
      emptyText={t(`brandUsers.empty.${tab}`)}
    >
      {(parts) => (
        <Table {...parts} caption={t(`brandUsers.tab.${tab}`)} columns={brandColumns(t, { onOpen, seesCustomers })} getRowId={({ id }) => id} rowAction={(brand) => <BrandMenu brand={brand} />} />
      )}
    </ListScreen>
  );
}
