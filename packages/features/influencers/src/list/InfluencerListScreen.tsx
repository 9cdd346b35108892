import { type InfluencerChannel, influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { isManagement } from '@resonanz/domain/roles';
import { useMay, useSession } from '@resonanz/session/react';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages.ts';
import { useListTitle } from '../useListTitle.ts';
import { AddButton } from './AddButton.tsx';
import { ImportButton } from './ImportButton.tsx';
import { influencerList, toSearch } from './influencerList.ts';
import { InfluencerFilters } from './InfluencerFilters.tsx';
import { InfluencerTable } from './InfluencerTable.tsx';
import { ListTools } from './ListTools.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { useActiveFilters } from './useActiveFilters.ts';
import { useChannelSelection } from './useChannelSelection.ts';
import { useInfluencerColumns } from './useInfluencerColumns.ts';
import { useListColumns } from './useListColumns.ts';
import { useListExport } from './useListExport.ts';
import * as css from './InfluencerListScreen.css.ts';

const AddToCampaign = lazy(async () => ({ default: (await import('./AddToCampaign.tsx')).AddToCampaign }));

/** The influencers and their channels, one row a channel: `/dashboard`. */
export function InfluencerListScreen() {
  const t = useMessages(messages);
  const mayImport = useMay('Influencer Management', 'add');
  const mayExport = useMay('Influencer Management', 'export');
  const mayAddToCampaign = useMay('Campaign Management', 'edit');
  const { user } = useSession();
  const showsPrices = user !== null && !isManagement(user.role.roleId);
  const isPhone = useMediaQuery(media.phone);
  const list = useRouterListState(influencerList);
  const draft = useFilterDraft(list);
  const query = useQuery({
    ...influencerQueries(useApi()).search(toSearch(list)),
    select: (page) => ({ rows: page.content, total: page.totalElements }),
  });
  const columns = useInfluencerColumns(showsPrices);
  const shown = useListColumns();
  const selection = useChannelSelection(list, query.data?.rows ?? [], query.data?.total ?? 0);
  const [channelsToAdd, setChannelsToAdd] = useState<readonly InfluencerChannel[]>([]);
  const { onExport, isExporting } = useListExport(list, selection.ids, shown.hidden);
  return (
    <>
      <PageHead title={useListTitle()} actions={mayImport && <><ImportButton /><AddButton /></>} />
      <div className={css.pane}>
        <ListScreen
          list={list}
          query={query}
          searchPlaceholder={t('influencers.list.search')}
          filters={{ draft, sections: <InfluencerFilters draft={draft} showsPrices={showsPrices} /> }}
          activeFilters={useActiveFilters(list)}
          barStart={
            <SelectionActions
              selection={selection}
              {...(mayAddToCampaign && { onAddToCampaign: () => setChannelsToAdd(selection.channels) })}
            />
          }
          barEnd={<ListTools list={list} columns={columns} hiddenColumnIds={shown.hidden} onHiddenColumnIdsChange={shown.change} />}
          isExporting={isExporting}
          {...(mayExport && !isPhone && { onExport })}
          emptyText={t(mayImport ? 'influencers.list.emptyImport' : 'influencers.list.empty')}
          emptyAction={mayImport && <ImportButton />}
        >
          {(parts) => (
            <InfluencerTable
              parts={parts}
              columns={columns}
              hiddenColumnIds={shown.hidden}
              {...((mayAddToCampaign || mayExport) && { selection })}
              {...(mayAddToCampaign && { onAddToCampaign: setChannelsToAdd })}
            />
          )}
        </ListScreen>
      </div>
      {channelsToAdd.length > 0 && (
        <Suspense>
          <AddToCampaign channels={channelsToAdd} onClose={() => setChannelsToAdd([])} onAdded={selection.clear} />
        </Suspense>
      )}
    </>
  );
}
