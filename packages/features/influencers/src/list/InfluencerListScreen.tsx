import { type InfluencerChannel, influencerQueries } from '@resonanz/api-client/influencers';
import { useApi } from '@resonanz/api-client/react';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { useMessages } from '@resonanz/i18n/react';
import { ListScreen } from '@resonanz/records/ListScreen';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useFilterDraft } from '@resonanz/records/useListState';
import { useMay } from '@resonanz/session/react';
import { media } from '@resonanz/tokens/media';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { useListTitle } from '../useListTitle.ts';
import { AddToCampaign } from './AddToCampaign.tsx';
import { ImportButton } from './ImportButton.tsx';
import { influencerList, toSearch } from './influencerList.ts';
import { InfluencerFilters } from './InfluencerFilters.tsx';
import { InfluencerTable } from './InfluencerTable.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { SortMenu } from './SortMenu.tsx';
import { useActiveFilters } from './useActiveFilters.ts';
import { useChannelSelection } from './useChannelSelection.ts';
import { useListExport } from './useListExport.ts';
import * as css from './InfluencerListScreen.css.ts';

/** The influencers and their channels, one row a channel: `/dashboard`. */
export function InfluencerListScreen() {
  const t = useMessages(messages);
  const mayImport = useMay('Influencer Management', 'add');
  const mayExport = useMay('Influencer Management', 'export');
  const mayAddToCampaign = useMay('Campaign Management', 'edit');
  const isPhone = useMediaQuery(media.phone);
  const list = useRouterListState(influencerList);
  const draft = useFilterDraft(list);
  const query = useQuery({
    ...influencerQueries(useApi()).search(toSearch(list)),
    select: (page) => ({ rows: page.content, total: page.totalElements }),
  });
  const selection = useChannelSelection(query.data?.rows ?? []);
  const [channelsToAdd, setChannelsToAdd] = useState<readonly InfluencerChannel[]>([]);
  const { onExport, isExporting } = useListExport(list);
  return (
    <>
      <PageHead title={useListTitle()} actions={mayImport && <ImportButton />} />
      <div className={css.pane}>
        <ListScreen
          list={list}
          query={query}
          searchPlaceholder={t('influencers.list.search')}
          filters={{ draft, sections: <InfluencerFilters draft={draft} /> }}
          activeFilters={useActiveFilters(list)}
          barStart={
            <SelectionActions
              count={selection.ids.size}
              onAddToCampaign={() => setChannelsToAdd(selection.channels)}
              onClear={selection.clear}
            />
          }
          barEnd={<SortMenu list={list} />}
          isExporting={isExporting}
          {...(mayExport && !isPhone && { onExport })}
          emptyText={t(mayImport ? 'influencers.list.emptyImport' : 'influencers.list.empty')}
          emptyAction={mayImport && <ImportButton />}
        >
          {(parts) => (
            <InfluencerTable parts={parts} {...(mayAddToCampaign && { selection, onAddToCampaign: setChannelsToAdd })} />
          )}
        </ListScreen>
      </div>
      <AddToCampaign channels={channelsToAdd} onClose={() => setChannelsToAdd([])} onAdded={selection.clear} />
    </>
  );
}
