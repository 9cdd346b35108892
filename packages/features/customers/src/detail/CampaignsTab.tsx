import { customerQueries, type CustomerCampaign } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
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

/** The campaigns of a customer, the newest first. */
export function CampaignsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const query = useQuery(customerQueries(useApi()).campaigns(customerId, { pageNumber: page - 1 }));
  const columns: readonly TableColumn<CustomerCampaign>[] = [
    {
      id: 'name',
      header: t('customers.campaigns.name'),
      isRowHeader: true,
      cell: ({ compaignDataId, kampagnenname }) => (
        <TitleLink href={staffPaths.campaignView({ refId: compaignDataId })}>{kampagnenname}</TitleLink>
      ),
    },
    { id: 'period', header: t('customers.campaigns.period'), cell: ({ startdatum, enddatum }) => formatDateRange(startdatum, enddatum, language) || '–' },
    { id: 'budget', header: t('customers.campaigns.budget'), align: 'end', cell: ({ budget }) => money(budget, language) },
    { id: 'status', header: t('customers.list.status'), cell: ({ status }) => <EnumTag of="campaignStatus" value={status} /> },
  ];
  return (
    <Section>
      <PagedTable
        caption={t('customers.tab.campaigns')}
        query={query}
        columns={columns}
        getRowId={({ compaignDataId }) => compaignDataId}
        emptyText={t('customers.campaigns.empty')}
        page={page}
        onPageChange={setPage}
      />
    </Section>
  );
}
