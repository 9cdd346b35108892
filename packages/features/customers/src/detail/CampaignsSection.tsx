import { useQuery } from '@tanstack/react-query';
import { customerQueries } from '@resonanz/api-client/customers';
import { useApi } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { Table } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { useCampaignColumns } from './useCampaignColumns.tsx';

const SHOWN = 4;

/** The newest campaigns of a customer, with the way to all of them. */
export function CampaignsSection({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const { data, isError } = useQuery(customerQueries(useApi()).campaigns(customerId, { pageNumber: 0 }));
  const rows = data?.content.slice(0, SHOWN) ?? [];
  const columns = useCampaignColumns(rows);
  // The tab of the campaigns says why they could not be loaded.
  if (isError) return null;
  return (
    <Section
      title={t('customers.tab.campaigns')}
      action={
        data &&
        data.totalElements > 0 && (
          <Link variant="standalone" href={`${staffPaths.customerView({ customerId })}?tab=campaigns`}>
            {t('customers.campaigns.all', { count: data.totalElements })}
          </Link>
        )
      }
    >
      <Table
        caption={t('customers.tab.campaigns')}
        rows={rows}
        columns={columns}
        getRowId={({ campaignId }) => campaignId}
        isLoading={!data}
        loadingLabel={t('customers.detail.loading')}
        skeletonRows={SHOWN}
        empty={<EmptyState size="line" title={t('customers.campaigns.empty')} />}
      />
    </Section>
  );
}
