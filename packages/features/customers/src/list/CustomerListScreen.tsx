import { PlusIcon } from '@phosphor-icons/react';
import { customerQueries } from '@resonanz/api-client/customers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { customerColumns } from './customerColumns.tsx';
import { customerList, toQuery } from './customerList.ts';

const Chips = lazyComponent(async () => (await import('./CustomerFilters.tsx')).CustomerChips);
const Filters = lazyComponent(async () => (await import('./CustomerFilters.tsx')).CustomerFilters);
const changes = async () => (await import('@resonanz/api-client/customers')).customerMutations;

/** The companies that book campaigns: `/customer/management`. */
export function CustomerListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [mayAdd, mayExport] = [useMay('Customer Management', 'add'), useMay('Customer Management', 'export')];
  const list = useRouterListState(customerList);
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(toQuery(list)), ...file }));
  const query = useListPage(customerQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('customers');
  const add = mayAdd && (
    <HeadButton variant="solid" icon={PlusIcon} label={t('customers.add')} href={staffPaths.customerAdd()} />
  );
  return (
    <>
      <PageHead title={t('customers.title')} actions={add} />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: customerColumns(t, language, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('customers.list.search')}
        emptyText={t('customers.list.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => <Table {...parts} caption={t('customers.title')} getRowId={(row) => row.customerId} />}
      </ListScreen>
    </>
  );
}
