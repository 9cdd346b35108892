import { useMessages } from '@resonanz/i18n/react';
import { ListPagination } from '@resonanz/records/ListPagination';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import type { UseQueryResult } from '@tanstack/react-query';
import { messages } from '../messages.ts';

interface TabListProps<Row> {
  /** What the rows are. */
  caption: string;
  query: UseQueryResult<{ content: Row[]; totalElements: number }>;
  columns: readonly TableColumn<Row>[];
  getRowId: (row: Row) => number;
  /** Said where there are none. */
  emptyText: string;
  /** The present page; the first is 1. */
  page: number;
  onPageChange: (page: number) => void;
}

const PAGE_SIZE = 10;

/** The records of a tab, page by page. */
export function TabList<Row>({ caption, query, columns, getRowId, emptyText, page, onPageChange }: TabListProps<Row>) {
  const t = useMessages(messages);
  const { data, isError, isPending } = query;
  if (isError && !data) {
    return (
      <Section>
        <LoadFailure reloadLabel={t('customers.reload')} onReload={() => void query.refetch()}>
          {t('customers.tab.failed')}
        </LoadFailure>
      </Section>
    );
  }
  return (
    <Section>
      <Table
        caption={caption}
        rows={data?.content ?? []}
        getRowId={getRowId}
        columns={columns}
        isLoading={isPending}
        loadingLabel={t('customers.detail.loading')}
        skeletonRows={4}
        empty={<EmptyState size="line" title={emptyText} />}
      />
      {data && data.totalElements > PAGE_SIZE && <ListPagination page={page} pageSize={PAGE_SIZE} total={data.totalElements} onPageChange={onPageChange} />}
    </Section>
  );
}
