import type { ContractListItem } from '@resonanz/api-client/contracts';
import { staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { DateText } from '@resonanz/records/DateText';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Link } from '@resonanz/ui/Link';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { ContractStatusTag } from '../ContractStatusTag.tsx';
import type { ContractText } from '../useContractText.ts';
import * as css from './contractColumns.css.ts';

interface NamedProps {
  name: string | null;
  /** Where it leads; undefined where there is nothing, or nothing the reader may open. */
  href: string | undefined;
}

/** A record of another module: a link for those who may open it. */
function Named({ name, href }: NamedProps) {
  return (
    <div className={css.short}>
      <Text isTruncated title={name ?? ''}>
        {name !== null && href !== undefined ? (
          <Link variant="quiet" href={href}>
            {name}
          </Link>
        ) : (
          (name ?? '–')
        )}
      </Text>
    </div>
  );
}

/** Which of the modules beside it the reader may see. */
export interface SeenModules {
  readonly campaigns: boolean;
  readonly customers: boolean;
}

/** The columns of these contracts. */
export function contractColumns(
  { t, type, money, day, size }: ContractText,
  sees: SeenModules,
  rows: readonly ContractListItem[],
): readonly TableColumn<ContractListItem>[] {
  const fixed = hasCents(rows.map(({ budget }) => budget));
  return [
    {
      id: 'partnerName',
      width: 208,
      header: t('contracts.column.partner'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ contractId, partnerName }) => (
        <TitleLink href={staffPaths.contractView({ contractId })} isTruncated>
          {partnerName}
        </TitleLink>
      ),
    },
    {
      id: 'contractId',
      width: 64,
      priority: 2,
      header: t('contracts.column.number'),
      isSortable: true,
      align: 'end',
      cell: ({ contractId }) => contractId,
    },
    {
      id: 'status',
      width: 196,
      header: t('contracts.column.status'),
      isSortable: true,
      cell: (row) => <ContractStatusTag contract={row} />,
    },
    {
      id: 'type',
      width: 130,
      priority: 2,
      header: t('contracts.column.type'),
      isSortable: true,
      cell: (row) => <Text isNowrap>{type(row.type)}</Text>,
    },
    {
      id: 'campaignName',
      width: 164,
      header: t('contracts.column.campaign'),
      isSortable: true,
      cell: ({ campaignDataId, campaignName }) => (
        <Named
          name={campaignName}
          href={
            campaignDataId !== null && sees.campaigns ? staffPaths.campaignView({ refId: campaignDataId }) : undefined
          }
        />
      ),
    },
    {
      id: 'customerName',
      width: 160,
      priority: 1,
      header: t('contracts.column.customer'),
      isSortable: true,
      cell: ({ customerId, customerName }) => (
        <Named
          name={customerName}
          href={customerId !== null && sees.customers ? staffPaths.customerView({ customerId }) : undefined}
        />
      ),
    },
    {
      id: 'budget',
      width: 104,
      header: t('contracts.column.budget'),
      isSortable: true,
      align: 'end',
      cell: ({ budget }) => <Text isNowrap>{money(budget, fixed)}</Text>,
    },
    {
      id: 'startDate',
      width: 100,
      priority: 3,
      header: t('contracts.column.start'),
      isSortable: true,
      cell: ({ startDate }) => day(startDate),
    },
    {
      id: 'endDate',
      width: 100,
      priority: 1,
      header: t('contracts.column.end'),
      isSortable: true,
      cell: ({ endDate }) => day(endDate),
    },
    {
      id: 'sentAt',
      width: 104,
      priority: 2,
      header: t('contracts.column.sent'),
      isSortable: true,
      cell: ({ sentAt }) => (sentAt === null ? '–' : <DateText value={sentAt} />),
    },
    {
      id: 'signedDatePartner',
      width: 168,
      priority: 3,
      header: t('contracts.column.signedPartner'),
      isSortable: true,
      cell: ({ signedDatePartner }) => day(signedDatePartner),
    },
    {
      id: 'signedDateAgency',
      width: 152,
      priority: 3,
      header: t('contracts.column.signedAgency'),
      isSortable: true,
      cell: ({ signedDateAgency }) => day(signedDateAgency),
    },
    {
      id: 'documentSize',
      width: 104,
      priority: 4,
      header: t('contracts.column.size'),
      isSortable: true,
      align: 'end',
      cell: ({ documentSize }) => size(documentSize),
    },
    {
      id: 'createdByName',
      width: 150,
      priority: 4,
      header: t('contracts.column.createdBy'),
      isSortable: true,
      cell: ({ createdByName }) => <Text isNowrap>{createdByName ?? '–'}</Text>,
    },
  ];
}
