import { PlusIcon } from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import { type AmazonUser, amazonUserQueries } from '@resonanz/api-client/amazonUsers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { AmazonUserMenu } from '../AmazonUserMenu.tsx';
import { useAmazonUserText } from '../useAmazonUserText.ts';
import { amazonUserColumns } from './amazonUserColumns.tsx';
import { amazonUserList, toQuery, wireFilters } from './amazonUserList.ts';

const Chips = lazyComponent(async () => (await import('./AmazonUserFilters.tsx')).AmazonUserChips);
const Filters = lazyComponent(async () => (await import('./AmazonUserFilters.tsx')).AmazonUserFilters);
const changes = async () => (await import('./amazonUserFile.ts')).amazonUserFile;
const AmazonUserForm = lazy(async () => ({ default: (await import('../edit/AmazonUserForm.tsx')).AmazonUserForm }));
const AmazonUserDrawer = lazy(async () => ({
  default: (await import('../detail/AmazonUserDrawer.tsx')).AmazonUserDrawer,
}));

/** People who registered for Amazon tests, their orders and refunds: `/amazon-users`. */
export function AmazonUserListScreen() {
  const words = useAmazonUserText();
  const { t } = words;
  const [mayAdd, mayEdit, mayExport] = [
    useMay('Testerworld Dashboard', 'add'),
    useMay('Testerworld Dashboard', 'edit'),
    useMay('Testerworld Dashboard', 'export'),
  ];
  const mayMail = useMay('Email', 'add');
  const list = useRouterListState(amazonUserList);
  const query = useListPage(amazonUserQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('amazonUsers');
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  const onExport = useListFile(changes, (file) => ({
    ...withoutPage(list.request),
    ...file,
    filters: wireFilters(list.filters),
  }));
  const hasActions = mayEdit || mayMail;
  return (
    <>
      <PageHead
        title={t('amazonUsers.title')}
        actions={
          mayAdd &&
          mayEdit && (
            <HeadButton variant="solid" icon={PlusIcon} label={t('amazonUsers.add')} onPress={() => setOpened('new')} />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: amazonUserColumns(words, setOpened), ...chosen, hasActions }}
        searchPlaceholder={t('amazonUsers.search')}
        emptyText={t('amazonUsers.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('amazonUsers.title')}
            getRowId={(row) => row.amazonUserId}
            {...(hasActions && {
              rowAction: (row: AmazonUser) => <AmazonUserMenu record={row} />,
              rowActionLabel: t('word.actions'),
            })}
          />
        )}
      </ListScreen>
      <Suspense>
        {opened === 'new' && <AmazonUserForm onClose={() => setOpened(null)} />}
        {typeof opened === 'number' && <AmazonUserDrawer amazonUserId={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
