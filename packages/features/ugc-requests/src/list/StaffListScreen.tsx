import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { useUgcText } from '../useUgcText.ts';
import { staffColumns } from './ugcColumns.tsx';
import { staffQuery, staffUgcList } from './ugcList.ts';

const Chips = lazyComponent(async () => (await import('./StaffFilters.tsx')).StaffChips);
const Filters = lazyComponent(async () => (await import('./StaffFilters.tsx')).StaffFilters);
const changes = async () => (await import('@resonanz/api-client/ugcRequests')).ugcRequestMutations;

/** The UGC requests of all brands: `/campaign/ugc-video-request`. */
export function StaffListScreen() {
  const words = useUgcText();
  const { t } = words;
  const mayExport = useMay('UGC Campaign Request', 'export');
  const list = useRouterListState(staffUgcList);
  const onExport = useListFile(changes, (file) => ({ ...withoutPage(staffQuery(list)), ...file }));
  const query = useListPage(ugcRequestQueries(useApi()).list(staffQuery(list)));
  const chosen = useColumnChoice('ugcRequests');
  return (
    <>
      <PageHead title={t('ugcRequests.staff.title')} />
      <ListScreen
        {...useListTools(list, { Filters, Chips })}
        query={query}
        columns={{ all: staffColumns(words, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('ugcRequests.staff.search')}
        emptyText={t('ugcRequests.staff.empty')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            rowLines={2}
            caption={t('ugcRequests.staff.title')}
            getRowId={(row) => row.ugcCampaignRequestId}
          />
        )}
      </ListScreen>
    </>
  );
}
