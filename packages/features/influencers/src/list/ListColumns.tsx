import type { InfluencerChannel } from '@resonanz/api-client/influencers';
import { useKeepColumns } from '@resonanz/api-client/kept-columns';
import { useOutcomes } from '@resonanz/app-frame/useOutcomes';
import { useMessages } from '@resonanz/i18n/react';
import { ColumnChoice } from '@resonanz/ui/ColumnChoice';
import type { TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';

interface ListColumnsProps {
  columns: readonly TableColumn<InfluencerChannel>[];
  hiddenColumnIds: ReadonlySet<string>;
}

/** Which columns are shown; the server keeps the user's choice. Loaded apart from the list. */
export function ListColumns({ columns, hiddenColumnIds }: ListColumnsProps) {
  const t = useMessages(messages);
  const { tellFailed } = useOutcomes();
  const keep = useKeepColumns('influencers', () => tellFailed(t('influencers.list.columnsFailed')));
  return (
    <ColumnChoice
      columns={columns.filter(({ id }) => id !== 'bookmark')}
      hiddenColumnIds={hiddenColumnIds}
      onHiddenColumnIdsChange={keep}
      label={t('influencers.list.columns')}
      showAllLabel={t('influencers.list.columnsAll')}
    />
  );
}
