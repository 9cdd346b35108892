import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { lazy, Suspense } from 'react';
import { messages } from '../messages.ts';
import type { InfluencerListState } from './influencerList.ts';
import { SortMenu } from './SortMenu.tsx';
import type { useListColumns } from './useListColumns.ts';

const SavedSearches = lazy(() => import('./SavedSearches.tsx'));
const ColumnChoice = lazy(async () => ({ default: (await import('@resonanz/ui/ColumnChoice')).ColumnChoice<InfluencerChannel> }));

interface ListToolsProps {
  list: InfluencerListState;
  columns: readonly TableColumn<InfluencerChannel>[];
  /** Which columns are hidden, and how that changes. */
  shown: ReturnType<typeof useListColumns>;
}

/** How the list is shown: kept searches, order and columns; cards on phones have no columns. */
export function ListTools({ list, columns, shown }: ListToolsProps) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  return (
    <>
      <Suspense>
        <SavedSearches list={list} />
      </Suspense>
      <SortMenu list={list} />
      {!isPhone && (
        <Suspense>
          <ColumnChoice
            columns={columns.filter(({ id }) => id !== 'bookmark')}
            hiddenColumnIds={shown.hidden}
            onHiddenColumnIdsChange={shown.change}
            label={t('influencers.list.columns')}
            showAllLabel={t('influencers.list.columnsAll')}
          />
        </Suspense>
      )}
    </>
  );
}
