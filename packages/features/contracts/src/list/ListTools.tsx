import type { ContractListItem } from '@resonanz/api-client/contracts';
import type { KeptColumns } from '@resonanz/api-client/kept-columns';
import { useMessages } from '@resonanz/i18n/react';
import { media } from '@resonanz/tokens/media';
import { laterPart } from '@resonanz/ui/laterPart';
import type { TableColumn } from '@resonanz/ui/Table';
import { useMediaQuery } from '@resonanz/ui/useMediaQuery';
import { messages } from '../messages.ts';
import type { ContractListState } from './contractList.ts';

const SavedSearches = laterPart(async () => (await import('./SavedSearches.tsx')).SavedSearches);
const ColumnChoice = laterPart(async () => (await import('@resonanz/ui/ColumnChoice')).ColumnChoice<ContractListItem>);

interface ListToolsProps extends KeptColumns {
  list: ContractListState;
  columns: readonly TableColumn<ContractListItem>[];
}

/** How the list is shown: kept searches and columns; cards on phones have no columns. */
export function ListTools({ list, columns, ...kept }: ListToolsProps) {
  const t = useMessages(messages);
  const isPhone = useMediaQuery(media.phone);
  return (
    <>
      <SavedSearches isWanted list={list} />
      {!isPhone && <ColumnChoice isWanted {...kept} columns={columns} label={t('contracts.list.columns')} showAllLabel={t('contracts.list.allColumns')} />}
    </>
  );
}
