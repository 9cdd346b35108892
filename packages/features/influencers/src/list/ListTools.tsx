import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { media } from '@resonanz/tokens/media';
import { laterPart } from '@resonanz/ui/laterPart';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import type { InfluencerListState } from './influencerList.ts';
import { SortMenu } from './SortMenu.tsx';

const SavedSearches = laterPart(async () => (await import('./SavedSearches.tsx')).SavedSearches);
const ListColumns = laterPart(async () => (await import('./ListColumns.tsx')).ListColumns);

interface ListToolsProps {
  list: InfluencerListState;
  columns: readonly TableColumn<InfluencerChannel>[];
  hiddenColumnIds: ReadonlySet<string>;
}

/** How the list is shown: kept searches, order and columns; cards on phones have no columns. */
export function ListTools({ list, columns, hiddenColumnIds }: ListToolsProps) {
  const isPhone = useMediaQuery(media.phone);
  return (
    <>
      <SavedSearches isWanted list={list} />
      <SortMenu list={list} />
      {!isPhone && <ListColumns isWanted columns={columns} hiddenColumnIds={hiddenColumnIds} />}
    </>
  );
}
