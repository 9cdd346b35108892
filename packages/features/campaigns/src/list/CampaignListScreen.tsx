import { PlusIcon } from '@phosphor-icons/react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useKeptColumns } from '@resonanz/api-client/kept-columns';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { laterPart } from '@resonanz/ui/laterPart';
import { messages } from '../messages.ts';
import { campaignList, toInput } from './campaignList.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { HIDDEN_AT_FIRST } from './columnIds.ts';
import { ListTools } from './ListTools.tsx';
import { useCampaignColumns } from './useCampaignColumns.ts';
import { useCampaignExport } from './useCampaignExport.ts';

const Chips = laterPart(async () => (await import('./CampaignChips.tsx')).CampaignChips);
const Filters = laterPart(async () => (await import('./CampaignFilters.tsx')).CampaignFilters);

/** The agency's campaigns: `/campaign`. */
export function CampaignListScreen() {
  const t = useMessages(messages);
  const list = useRouterListState(campaignList);
  const mayAdd = useMay('Campaign Management', 'add');
  const draft = useFilterDraft(list);
  const query = useListPage(campaignQueries(useApi()).list(toInput(list)));
  const columns = useCampaignColumns();
  const hiddenColumnIds = useKeptColumns('campaigns', HIDDEN_AT_FIRST);
  return (
    <>
      <PageHead title={t('campaigns.title')} actions={mayAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('campaigns.add')} href={staffPaths.campaignAdd()} />} />
      <ListScreen
        list={list}
        query={query}
        searchPlaceholder={t('campaigns.list.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        barEnd={<ListTools list={list} columns={columns} hiddenColumnIds={hiddenColumnIds} />}
        {...useCampaignExport(list, hiddenColumnIds)}
      >
        {(parts) => <CampaignTable parts={parts} columns={columns} hiddenColumnIds={hiddenColumnIds} />}
      </ListScreen>
    </>
  );
}
