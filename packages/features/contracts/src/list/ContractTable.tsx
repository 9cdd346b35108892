import type { ContractListItem } from '@resonanz/api-client/contracts';
import type { ListTableParts } from '@resonanz/records/ListScreen';
import { Table } from '@resonanz/ui/Table';
import { useContractText } from '../useContractText.ts';

interface ContractTableProps {
  parts: ListTableParts<ContractListItem>;
  selectedIds: ReadonlySet<number>;
  onSelectionChange: (selectedIds: ReadonlySet<number>) => void;
}

/** The contracts of a page of the list; those with a document can be selected. */
export function ContractTable({ parts, selectedIds, onSelectionChange }: ContractTableProps) {
  const { t, title } = useContractText();
  return (
    <Table
      {...parts}
      caption={t('contracts.title')}
      getRowId={(row) => row.contractId}
      selectedIds={selectedIds}
      onSelectionChange={onSelectionChange}
      selectAllLabel={t('contracts.list.selectAll')}
      selectRowLabel={(row) => t('contracts.list.selectRow', { title: title(row) })}
      isRowSelectable={({ documentId }) => documentId !== null}
    />
  );
}
