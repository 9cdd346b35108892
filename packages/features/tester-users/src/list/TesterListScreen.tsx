import { PlusIcon } from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { testerQueries, type TesterUser } from '@resonanz/api-client/testers';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { TesterMenu } from '../TesterMenu.tsx';
import { useTesterText } from '../useTesterText.ts';
import { HIDDEN_AT_FIRST, testerColumns } from './testerColumns.tsx';
import { testerList, toQuery, wireFilters } from './testerList.ts';

const Chips = lazyComponent(async () => (await import('./TesterChips.tsx')).TesterChips);
const Filters = lazyComponent(async () => (await import('./TesterFilters.tsx')).TesterFilters);
const changes = async () => (await import('./testerFile.ts')).testerFile;
const TesterForm = lazy(async () => ({ default: (await import('../edit/TesterForm.tsx')).TesterForm }));
const TesterDrawer = lazy(async () => ({ default: (await import('../detail/TesterDrawer.tsx')).TesterDrawer }));

/** Product testers, their data, points and tests: `/testerworld-user`. */
export function TesterListScreen() {
  const words = useTesterText();
  const { t } = words;
  const [mayAdd, mayEdit, mayExport, mayMail] = [
    useMay('Testerworld User', 'add'),
    useMay('Testerworld User', 'edit'),
    useMay('Testerworld User', 'export'),
    useMay('Email', 'add'),
  ];
  const list = useRouterListState(testerList);
  const query = useListPage(testerQueries(useApi()).page(toQuery(list)));
  const chosen = useColumnChoice('testerUsers');
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
        title={t('testerUsers.title')}
        actions={
          mayAdd && (
            <HeadButton variant="solid" icon={PlusIcon} label={t('testerUsers.add')} onPress={() => setOpened('new')} />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips, savedSearches: 'testerUsers' })}
        query={query}
        columns={{ all: testerColumns(words, setOpened), hiddenAtFirst: HIDDEN_AT_FIRST, ...chosen, hasActions }}
        searchPlaceholder={t('testerUsers.search')}
        emptyText={t('testerUsers.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('testerUsers.title')}
            getRowId={(row) => row.id}
            {...(hasActions && {
              rowAction: (row: TesterUser) => <TesterMenu tester={row} />,
              rowActionLabel: t('word.actions'),
            })}
          />
        )}
      </ListScreen>
      <Suspense>
        {opened === 'new' && <TesterForm onClose={() => setOpened(null)} />}
        {typeof opened === 'number' && <TesterDrawer userId={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
