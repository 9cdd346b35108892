import type { ContractListItem } from '@resonanz/api-client/contracts';
import { media } from '@resonanz/tokens/media';
import { laterPart } from '@resonanz/ui/laterPart';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import type { ContractListState } from './contractList.ts';

const SavedSearches = laterPart(async () => (await import('./SavedSearches.tsx')).SavedSearches);
const ListColumns = laterPart(async () => (await import('./ListColumns.tsx')).ListColumns);

interface ListToolsProps {
  list: ContractListState;
  columns: readonly TableColumn<ContractListItem>[];
  hiddenColumnIds: ReadonlySet<string>;
}

/** How the list is shown: kept searches and columns; cards on phones have no columns. */
export function ListTools({ list, columns, hiddenColumnIds }: ListToolsProps) {
  const isPhone = useMediaQuery(media.phone);
  return (
    <>
      <SavedSearches isWanted list={list} />
      {!isPhone && <ListColumns isWanted columns={columns} hiddenColumnIds={hiddenColumnIds} />}
    </>
  );
}
