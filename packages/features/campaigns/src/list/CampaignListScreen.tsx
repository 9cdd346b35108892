import { PlusIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { type CampaignListItem, campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useListFile, useListTools, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { useCampaignColumns } from './campaignColumns.tsx';
import { campaignList, fileColumns, HIDDEN_AT_FIRST, toInput, wireFilters } from './campaignList.ts';
import { CampaignRowMenu, useCampaignRows } from './CampaignRowMenu.tsx';

const Chips = lazyComponent(async () => (await import('./CampaignChips.tsx')).CampaignChips);
const Filters = lazyComponent(async () => (await import('./CampaignFilters.tsx')).CampaignFilters);
const changes = async () => (await import('@resonanz/api-client/campaigns')).campaignMutations;

/** The agency's campaigns: `/campaign`. */
export function CampaignListScreen() {
  const t = useMessages(messages);
  const [mayAdd, mayExport] = [useMay('Campaign Management', 'add'), useMay('Campaign Management', 'export')];
  const list = useRouterListState(campaignList);
  const query = useListPage(campaignQueries(useApi()).list(toInput(list)));
  const columns = useCampaignColumns(query.data?.rows ?? []);
  const chosen = useColumnChoice('campaigns');
  const onExport = useListFile(changes, (file) => ({
    ...withoutPage(list.request),
    ...file,
    columns: fileColumns(chosen.hiddenIds ?? new Set(HIDDEN_AT_FIRST)),
    filters: wireFilters(list),
  }));
  const actions = useCampaignRows();
  const [toDelete, setToDelete] = useState<CampaignListItem | null>(null);
  return (
    <>
      <PageHead
        title={t('word.campaigns')}
        actions={
          mayAdd && (
            <HeadButton variant="solid" icon={PlusIcon} label={t('campaigns.add')} href={staffPaths.campaignAdd()} />
          )
        }
      />
      <ListScreen
        {...useListTools(list, { Filters, Chips, savedSearches: 'campaigns' })}
        query={query}
        columns={{ all: columns, hiddenAtFirst: HIDDEN_AT_FIRST, hasActions: true, ...chosen }}
        searchPlaceholder={t('campaigns.list.search')}
        {...(mayExport && { onExport })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('word.campaigns')}
            getRowId={(row) => row.campaignId}
            rowAction={(row) => <CampaignRowMenu row={row} actions={actions} onDelete={() => setToDelete(row)} />}
          />
        )}
      </ListScreen>
      <AlertDialog
        isOpen={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title={t('campaigns.delete.title')}
        confirmLabel={t('word.delete')}
        cancelLabel={t('word.cancel')}
        tone="danger"
        onConfirm={() => {
          setToDelete(null);
          if (toDelete) actions.remove(toDelete);
        }}
      >
        {t('campaigns.delete.text', { name: toDelete?.name ?? '' })}
      </AlertDialog>
    </>
  );
}
