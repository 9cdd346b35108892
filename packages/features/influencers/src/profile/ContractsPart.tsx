import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContractListItem, contractQueries } from '@resonanz/api-client/contracts';
import { type InfluencerCampaign, influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { ListPagination } from '@resonanz/records/ListPagination';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from './messages.ts';
import { PartState } from './PartState.tsx';
import { moneyOf } from './profileText.ts';

const PAGE = 25;

interface PagedProps<Row> {
  title: string;
  emptyText: string;
  query: UseQueryResult<{ content: Row[]; totalElements: number }>;
  columns: readonly TableColumn<Row>[];
  getRowId: (row: Row) => number;
  /** The present page; the first is 0. */
  page: number;
  onPageChange: (page: number) => void;
}

/** Records below a heading of their own, page by page. */
function Paged<Row>({ title, emptyText, query, columns, getRowId, page, onPageChange }: PagedProps<Row>) {
  return (
    <Stack as="section" space={5}>
      <Heading level={2}>{title}</Heading>
      <PartState query={query}>
        {({ content, totalElements }) => (
          <>
            <Table
              caption={title}
              columns={columns}
              rows={content}
              getRowId={getRowId}
              empty={<EmptyState size="line" title={emptyText} />}
            />
            {totalElements > PAGE && (
              <ListPagination
                page={page + 1}
                pageSize={PAGE}
                total={totalElements}
                onPageChange={(chosen) => onPageChange(chosen - 1)}
              />
            )}
          </>
        )}
      </PartState>
    </Stack>
  );
}

/** The contracts with a person, and how far the NDA is in each campaign. */
export function ContractsPart({ influencerId }: { influencerId: number }) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  const { language } = useLanguage();
  const client = useApi();
  const [contractPage, setContractPage] = useState(0);
  const [ndaPage, setNdaPage] = useState(0);
  const contracts = useQuery(
    contractQueries(client).page({
      pageNumber: contractPage,
      pageSize: PAGE,
      filters: { influencerId: [influencerId] },
    }),
  );
  const campaigns = useQuery(
    influencerProfileQueries(client).campaigns(influencerId, { pageNumber: ndaPage, pageSize: PAGE }),
  );
  const period = ({ startDate, endDate }: Pick<ContractListItem, 'startDate' | 'endDate'>) =>
    formatDateRange(startDate, endDate, language) || t('word.stillOpen');
  const fixed = hasCents(contracts.data?.content.map(({ budget }) => budget) ?? []);
  const contractColumns: readonly TableColumn<ContractListItem>[] = [
    {
      id: 'contract',
      header: t('profile.contracts.contract'),
      isRowHeader: true,
      cell: ({ contractId, type }) => (
        <Link href={staffPaths.contractView({ contractId })} variant="quiet">
          {t('profile.contracts.named', { type: lookup(`contractType.${type}`), id: String(contractId) })}
        </Link>
      ),
    },
    { id: 'campaign', header: t('word.campaign'), cell: ({ campaignName }) => campaignName ?? '–' },
    { id: 'period', header: t('word.period'), cell: period },
    {
      id: 'fee',
      header: t('word.fee'),
      align: 'end',
      cell: ({ budget }) => moneyOf(budget, language, 'EUR', fixed) ?? '–',
    },
    {
      id: 'status',
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="contractStatus" value={status} />,
    },
  ];
  const ndaColumns: readonly TableColumn<InfluencerCampaign>[] = [
    {
      id: 'campaign',
      header: t('word.campaign'),
      isRowHeader: true,
      cell: ({ campaignId, name }) => (
        <Link href={staffPaths.campaignView({ refId: campaignId })} variant="quiet">
          {name}
        </Link>
      ),
    },
    { id: 'period', header: t('word.period'), cell: period },
    {
      id: 'nda',
      header: t('word.nda'),
      cell: ({ ndaSignedStatus }) => <EnumTag of="ndaSignedStatus" value={ndaSignedStatus} />,
    },
  ];
  return (
    <Stack space={8}>
      <Paged
        title={t('word.contracts')}
        emptyText={t('profile.contracts.empty')}
        query={contracts}
        columns={contractColumns}
        getRowId={({ contractId }) => contractId}
        page={contractPage}
        onPageChange={setContractPage}
      />
      <Paged
        title={t('profile.contracts.ndaTitle')}
        emptyText={t('profile.campaigns.empty')}
        query={campaigns}
        columns={ndaColumns}
        getRowId={({ entryId }) => entryId}
        page={ndaPage}
        onPageChange={setNdaPage}
      />
    </Stack>
  );
}
