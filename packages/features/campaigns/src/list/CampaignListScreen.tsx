import { PlusIcon } from '@phosphor-icons/react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/saved-columns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { messages } from '../messages.ts';
import { campaignList, toInput } from './campaignList.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { HIDDEN_AT_FIRST } from './columnIds.ts';
import { useCampaignColumns } from './useCampaignColumns.ts';
import { useCampaignExport } from './useCampaignExport.ts';

const Chips = lazyComponent(async () => (await import('./CampaignChips.tsx')).CampaignChips);
const Filters = lazyComponent(async () => (await import('./CampaignFilters.tsx')).CampaignFilters);
const SavedSearches = lazyComponent(async () => (await import('./SavedSearches.tsx')).SavedSearches);

/** The agency's campaigns: `/campaign`. */
export function CampaignListScreen() {
  const t = useMessages(messages);
  const list = useRouterListState(campaignList);
  const mayAdd = useMay('Campaign Management', 'add');
  const draft = useFilterDraft(list);
  const query = useListPage(campaignQueries(useApi()).list(toInput(list)));
  const columns = useCampaignColumns(query.data?.rows ?? []);
  const chosen = useColumnChoice('campaigns');
  return (
    <>
      <PageHead
        title={t('campaigns.title')}
        actions={
          mayAdd && (
            <HeadButton variant="solid" icon={PlusIcon} label={t('campaigns.add')} href={staffPaths.campaignAdd()} />
          )
        }
      />
      <ListScreen
        list={list}
        query={query}
        columns={{ all: columns, hiddenAtFirst: HIDDEN_AT_FIRST, hasActions: true, ...chosen }}
        searchPlaceholder={t('campaigns.list.search')}
        filters={{ draft, sections: <Filters isWanted draft={draft} /> }}
        activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
        barEnd={<SavedSearches isWanted list={list} />}
        {...useCampaignExport(list, chosen.hiddenIds)}
      >
        {(parts) => <CampaignTable parts={parts} />}
      </ListScreen>
    </>
  );
}
