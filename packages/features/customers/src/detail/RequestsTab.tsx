import { useQuery } from '@tanstack/react-query';
import { customerQueries, type CustomerRequest } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

/** The campaign requests of a customer, the newest first. */
export function RequestsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const pages = usePages();
  const query = useQuery(customerQueries(useApi()).requests(customerId, pages.request));
  const columns: readonly TableColumn<CustomerRequest>[] = [
    {
      id: 'number',
      width: 140,
      header: t('customers.requests.number'),
      cell: ({ number }) => <Text isNowrap>{number}</Text>,
    },
    {
      id: 'title',
      width: 300,
      header: t('word.title'),
      isRowHeader: true,
      cell: ({ title }) => <Text variant="densityStrong">{title}</Text>,
    },
    {
      id: 'createdAt',
      width: 140,
      header: t('customers.requests.createdAt'),
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      id: 'status',
      width: 140,
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="requestStatus" value={status} />,
    },
  ];
  return (
    <Section>
      <PagedTable
        caption={t('customers.tab.requests')}
        query={query}
        columns={columns}
        getRowId={({ campaignRequestId }) => campaignRequestId}
        emptyText={t('customers.requests.empty')}
        pages={pages}
      />
    </Section>
  );
}
