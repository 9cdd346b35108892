import { useQuery } from '@tanstack/react-query';
import { type ContractListItem, contractQueries } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';

/** The contracts for a customer, those with creators of its campaigns among them, the newest first. */
export function ContractsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const pages = usePages();
  const query = useQuery(contractQueries(useApi()).page({ ...pages.request, filters: { customerId: [customerId] } }));
  const fixed = hasCents(query.data?.content.map(({ budget }) => budget) ?? []);
  const columns: readonly TableColumn<ContractListItem>[] = [
    {
      id: 'partner',
      width: 200,
      header: t('customers.contracts.partner'),
      isRowHeader: true,
      cell: ({ contractId, partnerName }) => (
        <TitleLink isTruncated href={staffPaths.contractView({ contractId })}>
          {partnerName}
        </TitleLink>
      ),
    },
    {
      id: 'type',
      width: 140,
      header: t('word.type'),
      cell: ({ type }) => lookup(`contractType.${type}`),
    },
    {
      id: 'campaign',
      width: 220,
      header: t('word.campaign'),
      cell: ({ campaignName }) => campaignName ?? '–',
    },
    {
      id: 'period',
      width: 200,
      header: t('word.period'),
      cell: ({ startDate, endDate }) => formatDateRange(startDate, endDate, language) || '–',
    },
    {
      id: 'budget',
      width: 110,
      header: t('word.fee'),
      align: 'end',
      cell: ({ budget }) => money(budget, language, fixed),
    },
    {
      id: 'status',
      width: 200,
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="contractStatus" value={status} />,
    },
  ];
  return (
    <Section>
      <PagedTable
        caption={t('customers.tab.contracts')}
        query={query}
        columns={columns}
        getRowId={({ contractId }) => contractId}
        emptyText={t('customers.contracts.empty')}
        pages={pages}
      />
    </Section>
  );
}
