import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/saved-columns';
import { ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { useUgcText } from '../useUgcText.ts';
import { staffColumns } from './ugcColumns.tsx';
import { staffQuery, staffUgcList } from './ugcList.ts';
import { useUgcExport } from './useUgcExport.ts';

const Chips = lazyComponent(async () => (await import('./StaffChips.tsx')).StaffChips);
const Filters = lazyComponent(async () => (await import('./StaffFilters.tsx')).StaffFilters);

/** The UGC requests of all brands: `/campaign/ugc-video-request`. */
export function StaffListScreen() {
  const words = useUgcText();
  const { t } = words;
  const mayExport = useMay('UGC Campaign Request', 'export');
  const list = useRouterListState(staffUgcList);
  const onExport = useUgcExport(list);
  const draft = useFilterDraft(list);
  const query = useListPage(ugcRequestQueries(useApi()).list(staffQuery(list)));
  const chosen = useColumnChoice('ugcRequests');
  return (
    <>
      <PageHead title={t('ugcRequests.staff.title')} />
      <ListScreen
        list={list}
        query={query}
        columns={{ all: staffColumns(words, query.data?.rows ?? []), ...chosen }}
        searchPlaceholder={t('ugcRequests.staff.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
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
