import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { type GridView, Table, type TableColumn } from '@resonanz/ui/Table';
import { useProjectText } from '../useProjectText.ts';

interface TesterChoiceProps<Row> {
  /** Names the list. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  query: Pick<UseQueryResult, 'isError' | 'refetch'>;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => number;
  isRowSelectable: (row: Row) => boolean;
  selectedIds: ReadonlySet<number>;
  onSelectionChange: (ids: Set<number>) => void;
  words: { readonly loading: string; readonly failed: string; readonly nobody: string };
  grid?: GridView;
}

/** Testers among whom some are chosen, in a window. */
export function TesterChoice<Row extends { readonly fullName: string }>({
  query,
  rows,
  words,
  ...table
}: TesterChoiceProps<Row>) {
  const { t } = useProjectText();
  if (query.isError && rows === undefined)
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
        {words.failed}
      </LoadFailure>
    );
  return (
    <Table
      {...table}
      rowLines={2}
      rows={rows ?? []}
      isLoading={rows === undefined}
      loadingLabel={words.loading}
      skeletonRows={5}
      empty={<EmptyState size="line" title={words.nobody} />}
      selectAllLabel={t('projects.applications.selectAll')}
      selectRowLabel={({ fullName }: Row) => t('projects.applications.select', { name: fullName })}
    />
  );
}
