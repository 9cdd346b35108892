import { brandUserQueries } from '@resonanz/api-client/brandUsers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListTools } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { BrandMenu } from '../BrandMenu.tsx';
import { messages } from '../messages.ts';
import { brandColumns } from './brandColumns.tsx';
import { type AccountTab, brandList, toQuery } from './brandList.ts';

const Chips = lazyComponent(async () => (await import('./BrandFilters.tsx')).BrandChips);
const Filters = lazyComponent(async () => (await import('./BrandFilters.tsx')).BrandFilters);

/** The accounts of one state, with their filters and actions. */
export function BrandAccounts({ tab, onOpen }: { tab: AccountTab; onOpen: (id: number) => void }) {
  const t = useMessages(messages);
  const seesCustomers = useMay('Customer Management', 'view');
  const list = useRouterListState(brandList);
  const query = useListPage(brandUserQueries(useApi()).page(toQuery(tab, list)));
  const chosen = useColumnChoice('brandUsers');
  return (
    <ListScreen
      {...useListTools(list, { Filters, Chips })}
      query={query}
      columns={{ all: brandColumns(t, { onOpen, seesCustomers }), ...chosen, hasActions: true }}
      searchPlaceholder={t('brandUsers.list.search')}
      emptyText={t(`brandUsers.empty.${tab}`)}
    >
      {(parts) => (
        <Table
          {...parts}
          caption={t(`brandUsers.tab.${tab}`)}
          getRowId={({ id }) => id}
          rowAction={(brand) => <BrandMenu brand={brand} />}
        />
      )}
    </ListScreen>
  );
}
