import type { ContractListItem } from '@resonanz/api-client/contracts';
import { useKeepColumns } from '@resonanz/api-client/kept-columns';
import { useOutcomes } from '@resonanz/app-frame/useOutcomes';
import { useMessages } from '@resonanz/i18n/react';
import { ColumnChoice } from '@resonanz/ui/ColumnChoice';
import type { TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';

interface ListColumnsProps {
  columns: readonly TableColumn<ContractListItem>[];
  hiddenColumnIds: ReadonlySet<string>;
}

/** Which columns are shown; the server keeps the user's choice. Loaded apart from the list. */
export function ListColumns({ columns, hiddenColumnIds }: ListColumnsProps) {
  const t = useMessages(messages);
  const { tellFailed } = useOutcomes();
  const keep = useKeepColumns('contracts', () => tellFailed(t('contracts.list.columnsFailed')));
  return (
    <ColumnChoice
      columns={columns}
      hiddenColumnIds={hiddenColumnIds}
      onHiddenColumnIdsChange={keep}
      label={t('contracts.list.columns')}
      showAllLabel={t('contracts.list.allColumns')}
    />
  );
}
