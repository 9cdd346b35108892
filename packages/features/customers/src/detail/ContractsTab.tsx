import { type ContractListItem, contractQueries } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PagedTable } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';

/** The contracts for a customer, those with creators of its campaigns among them, the newest first. */
export function ContractsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const query = useQuery(contractQueries(useApi()).page({ pageNumber: page - 1, filters: { customerId: [customerId] } }));
  const columns: readonly TableColumn<ContractListItem>[] = [
    {
      id: 'partner',
      header: t('customers.contracts.partner'),
      isRowHeader: true,
      cell: ({ contractId, partnerName }) => (
        <TitleLink href={staffPaths.contractView({ contractId })}>{partnerName}</TitleLink>
      ),
    },
    { id: 'type', header: t('customers.contracts.type'), cell: ({ type }) => lookup(`contractType.${type}`) },
    { id: 'campaign', header: t('customers.campaigns.name'), cell: ({ campaignName }) => campaignName ?? '–' },
    { id: 'period', header: t('customers.campaigns.period'), cell: ({ startDate, endDate }) => formatDateRange(startDate, endDate, language) || '–' },
    { id: 'budget', header: t('customers.contracts.budget'), align: 'end', cell: ({ budget }) => money(budget, language) },
    { id: 'status', header: t('customers.list.status'), cell: ({ status }) => <EnumTag of="contractStatus" value={status} /> },
  ];
  return (
    <Section>
      <PagedTable
        caption={t('customers.tab.contracts')}
        query={query}
        columns={columns}
        getRowId={({ contractId }) => contractId}
        emptyText={t('customers.contracts.empty')}
        page={page}
        onPageChange={setPage}
      />
    </Section>
  );
}
