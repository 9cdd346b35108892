import { useColumnChoice } from '@resonanz/api-client/saved-columns';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { messages } from '../messages.ts';
import { useListTitle } from '../useListTitle.ts';
import { HIDDEN_AT_FIRST } from './columnIds.ts';
import { ImportButton } from './ImportButton.tsx';
import { influencerList } from './influencerList.ts';
import * as css from './InfluencerListScreen.css.ts';
import { InfluencerTable } from './InfluencerTable.tsx';
import { ListActions } from './ListActions.tsx';
import { ListTools } from './ListTools.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { useCampaignAddition } from './useCampaignAddition.tsx';
import { useChannelSelection } from './useChannelSelection.ts';
import { useInfluencerColumns } from './useInfluencerColumns.ts';
import { useInfluencerExport } from './useInfluencerExport.ts';
import { useInfluencerPage } from './useInfluencerPage.ts';
import { useInfluencerRights } from './useInfluencerRights.ts';

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
