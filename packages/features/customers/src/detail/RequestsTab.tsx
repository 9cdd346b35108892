import { customerQueries, type CustomerRequest } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PagedTable } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages.ts';

/** The campaign requests of a customer, the newest first. */
export function RequestsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const [page, setPage] = useState(1);
  const query = useQuery(customerQueries(useApi()).requests(customerId, { pageNumber: page - 1 }));
  const columns: readonly TableColumn<CustomerRequest>[] = [
    { id: 'number', header: t('customers.requests.number'), cell: ({ number }) => <Text isNowrap>{number}</Text> },
    { id: 'title', header: t('customers.requests.title'), isRowHeader: true, cell: ({ title }) => <Text variant="densityStrong">{title}</Text> },
    { id: 'createdAt', header: t('customers.requests.createdAt'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { id: 'status', header: t('customers.list.status'), cell: ({ status }) => <EnumTag of="requestStatus" value={status} /> },
  ];
  return (
    <Section>
      <PagedTable
        caption={t('customers.tab.requests')}
        query={query}
        columns={columns}
        getRowId={({ campaignRequestId }) => campaignRequestId}
        emptyText={t('customers.requests.empty')}
        page={page}
        onPageChange={setPage}
      />
    </Section>
  );
}
