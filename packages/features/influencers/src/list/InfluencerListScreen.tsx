import { useState } from 'react';
import { influencerQueries, type InfluencerChannel } from '@resonanz/api-client/influencers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { isManagement } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay, useSession } from '@resonanz/session/react';
import { media } from '@resonanz/tokens/media';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import { useListTitle } from '../useListTitle.ts';
import { useInfluencerColumns } from './influencerColumns.tsx';
import { influencerList, type InfluencerListState, toSearch } from './influencerList.ts';
import * as css from './InfluencerListScreen.css.ts';
import { InfluencerTable } from './InfluencerTable.tsx';
import { ImportButton, ListActions } from './ListActions.tsx';
import { ListTools } from './ListTools.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { useChannelSelection } from './useChannelSelection.ts';
import { HIDDEN_AT_FIRST, useInfluencerExport } from './useInfluencerExport.ts';

const Chips = lazyComponent(async () => (await import('./InfluencerChips.tsx')).InfluencerChips);
const Filters = lazyComponent(async () => (await import('./InfluencerFilters.tsx')).InfluencerFilters);

/** The influencers and their channels, one row a channel: `/dashboard`. */
export function InfluencerListScreen() {
  const t = useMessages(messages);
  const may = useInfluencerRights();
  const list = useRouterListState(influencerList);
  const draft = useFilterDraft(list);
  const query = useInfluencerPage(list);
  const columns = useInfluencerColumns(query.data?.rows ?? [], may.seesPrices);
  const chosen = useColumnChoice('influencers');
  const isSelectable = may.mayExport || may.mayAddToCampaign;
  const selection = useChannelSelection(query.data);
  const addition = useCampaignAddition(may.mayAddToCampaign, selection.clear);
  const onExport = useInfluencerExport(list, selection.ids, chosen.hiddenIds);
  return (
    <>
      <PageHead title={useListTitle()} actions={may.mayAdd && <ListActions />} />
      <div className={css.pane}>
        <ListScreen
          list={list}
          query={query}
          columns={{
            all: columns,
            hiddenAtFirst: HIDDEN_AT_FIRST,
            hasActions: true,
            hasSelection: isSelectable,
            ...chosen,
          }}
          searchPlaceholder={t('influencers.list.search')}
          filters={{
            draft,
            sections: (
              <Filters
                isWanted
                list={list}
                draft={draft}
                showsPrices={may.seesPrices}
                hasRows={query.data !== undefined && !query.isPlaceholderData}
              />
            ),
          }}
          activeFilters={<Chips isWanted={list.activeFilters.length > 0} list={list} />}
          barStart={<SelectionActions list={list} selection={selection} onAddToCampaign={addition.begin} />}
          barEnd={selection.ids.size === 0 && <ListTools list={list} />}
          {...(may.mayExport && { onExport })}
          emptyText={t(may.mayAdd ? 'influencers.list.emptyImport' : 'influencers.list.empty')}
          emptyAction={may.mayAdd && <ImportButton />}
        >
          {(parts) => (
            <InfluencerTable
              parts={parts}
              showsPrices={may.seesPrices}
              selection={isSelectable ? selection : undefined}
              onAddToCampaign={addition.begin}
            />
          )}
        </ListScreen>
      </div>
      {addition.dialog}
    </>
  );
}

/** What the user may do with the list; phones export nothing. */
function useInfluencerRights() {
  const { user } = useSession();
  const isPhone = useMediaQuery(media.phone);
  return {
    mayAdd: useMay('Influencer Management', 'add'),
    mayExport: useMay('Influencer Management', 'export') && !isPhone,
    mayAddToCampaign: useMay('Campaign Management', 'edit'),
    seesPrices: user !== null && !isManagement(user.role.roleId),
  };
}

/** The page of channels that the list shows. */
function useInfluencerPage(list: InfluencerListState) {
  return useListPage(influencerQueries(useApi()).search(toSearch(list)));
}

const AddToCampaign = lazyComponent(async () => (await import('./AddToCampaign.tsx')).AddToCampaign);

/** Adds channels to a campaign: how it is started, and the dialog that asks for the campaign. */
function useCampaignAddition(mayAdd: boolean, onAdded: () => void) {
  const [channels, setChannels] = useState<readonly InfluencerChannel[]>([]);
  const isAsking = channels.length > 0;
  return {
    /** Absent where the user may not change campaigns. */
    begin: mayAdd ? setChannels : undefined,
    dialog: isAsking && (
      <AddToCampaign isWanted channels={channels} onClose={() => setChannels([])} onAdded={onAdded} />
    ),
  };
}
