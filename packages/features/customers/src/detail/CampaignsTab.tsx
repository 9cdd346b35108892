import { useQuery } from '@tanstack/react-query';
import { customerQueries } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';
import { useCampaignColumns } from './useCampaignColumns.tsx';

/** The campaigns of a customer, the newest first. */
export function CampaignsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const pages = usePages();
  const query = useQuery(customerQueries(useApi()).campaigns(customerId, pages.request));
  const columns = useCampaignColumns(query.data?.content ?? []);
  return (
    <Section>
      <PagedTable
        caption={t('customers.tab.campaigns')}
        query={query}
        columns={columns}
        getRowId={({ campaignId }) => campaignId}
        emptyText={t('customers.campaigns.empty')}
        pages={pages}
      />
    </Section>
  );
}
