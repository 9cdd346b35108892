import { type CampaignListItem, campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { ColumnChoice } from '@resonanz/ui/ColumnChoice';
import { Table } from '@resonanz/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messages } from '../messages.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { CampaignMenu } from './CampaignMenu.tsx';
import { campaignColumns } from './campaignColumns.tsx';
import { campaignList, toInput } from './campaignList.ts';
import { useActiveCampaignFilters } from './useActiveCampaignFilters.ts';
import { useCampaignRows } from './useCampaignRows.ts';
import { useListColumns } from './useListColumns.ts';

/** The agency's campaigns: `/campaign`. */
export function CampaignListScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [mayEdit, mayDelete, mayExport] = [useMay('Campaign Management', 'edit'), useMay('Campaign Management', 'delete'), useMay('Campaign Management', 'export')];
  const list = useRouterListState(campaignList);
  const draft = useFilterDraft(list);
  const query = useQuery({ ...campaignQueries(useApi()).list(toInput(list)), select: (page) => ({ rows: page.content, total: page.totalElements }) });
  const actions = useCampaignRows(list);
  const label = useMessages(labels);
  const columns = useMemo(() => campaignColumns(t, label, language), [t, label, language]);
  const [hiddenColumnIds, setHiddenColumnIds] = useListColumns();
  const [doomed, setDoomed] = useState<CampaignListItem | null>(null);
  return (
    <>
      <PageHead title={t('campaigns.title')} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('campaigns.list.search')}
        filters={{ draft, sections: <CampaignFilters draft={draft} /> }}
        activeFilters={useActiveCampaignFilters(list)}
        barEnd={
          <ColumnChoice
            columns={columns}
            hiddenColumnIds={hiddenColumnIds}
            onHiddenColumnIdsChange={setHiddenColumnIds}
            label={t('campaigns.list.columns')}
            showAllLabel={t('campaigns.list.allColumns')}
          />
        }
        isExporting={actions.isExporting}
        {...(mayExport && { onExport: (format) => void actions.exportFile(format) })}
      >
        {(parts) => (
          <Table
            {...parts}
            caption={t('campaigns.list.caption')}
            columns={columns}
            hiddenColumnIds={hiddenColumnIds}
            getRowId={(row) => row.compaignDataId}
            rowAction={(row) => (
              <CampaignMenu
                row={row}
                {...(mayEdit && { onActive: () => actions.changeActive(row), onArchive: () => actions.changeArchive(row) })}
                {...(mayDelete && { onDelete: () => setDoomed(row) })}
              />
            )}
          />
        )}
      </ListScreen>
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={t('campaigns.delete.title')}
        confirmLabel={t('campaigns.delete.confirm')}
        cancelLabel={t('campaigns.delete.cancel')}
        tone="danger"
        onConfirm={() => {
          setDoomed(null);
          if (doomed) actions.remove(doomed);
        }}
      >
        {t('campaigns.delete.text', { name: doomed?.kampagnenname ?? '' })}
      </AlertDialog>
    </>
  );
}
