import { PlusIcon, UploadSimpleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { influencerQueries, type InfluencerChannel } from '@resonanz/api-client/influencers';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/savedColumns';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { isManagement } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { ListSavedSearches, useListFile, withoutPage } from '@resonanz/records/listTools';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay, useSession } from '@resonanz/session/react';
import { media } from '@resonanz/tokens/media';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import { useListTitle } from '../useListTitle.ts';
import { useInfluencerColumns } from './influencerColumns.tsx';
import * as css from './influencerList.css.ts';
import {
  HIDDEN_AT_FIRST,
  influencerList,
  type InfluencerListState,
  MAX_SELECTED,
  shownColumnIds,
  toSearch,
} from './influencerList.ts';
import { InfluencerTable } from './InfluencerTable.tsx';
import { SelectionActions } from './selection/SelectionActions.tsx';
import { useChannelSelection } from './selection/useChannelSelection.ts';
import { SortMenu } from './SortMenu.tsx';

const Chips = lazyComponent(async () => (await import('./filters/InfluencerChips.tsx')).InfluencerChips);
const Filters = lazyComponent(async () => (await import('./filters/InfluencerFilters.tsx')).InfluencerFilters);
const changes = async () => (await import('@resonanz/api-client/influencers')).influencerMutations;

/** The influencers and their channels, one row a channel: `/dashboard`. */
export function InfluencerListScreen() {
  const t = useMessages(messages);
  const may = useInfluencerRights();
  const list = useRouterListState(influencerList);
  const draft = useFilterDraft(list);
  const query = useListPage(influencerQueries(useApi()).search(toSearch(list)));
  const columns = useInfluencerColumns(query.data?.rows ?? [], may.seesPrices);
  const chosen = useColumnChoice('influencers');
  const isSelectable = may.mayExport || may.mayAddToCampaign;
  const selection = useChannelSelection(query.data);
  const addition = useCampaignAddition(may.mayAddToCampaign, selection.clear);
  const onExport = useListFile(changes, (file) => ({
    ...rowsToExport(list, selection.ids),
    ...file,
    columns: shownColumnIds(chosen.hiddenIds ?? new Set(HIDDEN_AT_FIRST)),
  }));
  return (
    <>
      <PageHead
        title={useListTitle()}
        actions={
          may.mayAdd && (
            <>
              <ImportButton />
              <HeadButton
                variant="solid"
                icon={PlusIcon}
                label={t('influencers.add')}
                href={staffPaths.influencerAdd()}
              />
            </>
          )
        }
      />
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
          barEnd={
            selection.ids.size === 0 && (
              <>
                <ListSavedSearches listId="influencers" list={list} />
                <SortMenu list={list} />
              </>
            )
          }
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

/** What is selected, or what the list shows on all its pages; both in the order of the list. */
function rowsToExport(list: InfluencerListState, selectedIds: ReadonlySet<number>) {
  const search = withoutPage(toSearch(list));
  if (selectedIds.size === 0) return search;
  const { sortBy, sort } = search;
  return { ...(sortBy && { sortBy }), ...(sort && { sort }), channelIds: [...selectedIds].slice(0, MAX_SELECTED) };
}

const AddToCampaign = lazyComponent(async () => (await import('./selection/AddToCampaign.tsx')).AddToCampaign);

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

/** Leads to the import. */
function ImportButton() {
  const t = useMessages(messages);
  return <HeadButton icon={UploadSimpleIcon} label={t('influencers.import')} href={staffPaths.influencerImport()} />;
}
