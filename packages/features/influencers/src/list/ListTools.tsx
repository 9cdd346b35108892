import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import type { KeptColumns } from '@resonanz/api-client/kept-columns';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { laterPart } from '@resonanz/ui/laterPart';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import type { InfluencerListState } from './influencerList.ts';
import { SortMenu } from './SortMenu.tsx';

const SavedSearches = laterPart(async () => (await import('./SavedSearches.tsx')).SavedSearches);
const ColumnChoice = laterPart(async () => (await import('@resonanz/ui/ColumnChoice')).ColumnChoice<InfluencerChannel>);

interface ListToolsProps {
  list: InfluencerListState;
  columns: readonly TableColumn<InfluencerChannel>[];
  /** Which columns are hidden, and how that changes. */
  shown: KeptColumns;
}

/** How the list is shown: kept searches, order and columns; cards on phones have no columns. */
export function ListTools({ list, columns, shown }: ListToolsProps) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  return (
    <>
      <SavedSearches isWanted list={list} />
      <SortMenu list={list} />
      {!isPhone && (
        <ColumnChoice
          isWanted
          {...shown}
          columns={columns.filter(({ id }) => id !== 'bookmark')}
          label={t('influencers.list.columns')}
          showAllLabel={t('influencers.list.columnsAll')}
        />
      )}
    </>
  );
}
