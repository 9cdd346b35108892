import type { UgcFigures } from '@resonanz/api-client/ugcRequests';
import { brandPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { Counter } from '@resonanz/ui/Counter';
import { Link } from '@resonanz/ui/Link';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { useUgcText } from '../useUgcText.ts';

/** The requests behind the figures, those that were sent last in front. */
export function RequestsTable({ rows }: { rows: readonly UgcFigures[] }) {
  const { t, total } = useUgcText();
  const fixed = hasCents(rows.map(({ cost }) => cost));
  const columns: readonly TableColumn<UgcFigures>[] = [
    {
      id: 'product',
      header: t('ugcRequests.list.product'),
      isRowHeader: true,
      cell: ({ ugcCampaignRequestId, productName, number }) => (
        <Link variant="quiet" tone="inherit" href={brandPaths.ugcVideoView({ refId: ugcCampaignRequestId })}>
          {productName || number}
        </Link>
      ),
    },
    { id: 'sent', header: t('ugcRequests.dashboard.sent'), cell: ({ sentAt }) => <DateText value={sentAt} /> },
    {
      id: 'delivery',
      header: t('ugcRequests.list.delivery'),
      cell: ({ deliveryDate }) => <DateText value={deliveryDate} />,
    },
    {
      id: 'status',
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="requestStatus" value={status} />,
    },
    {
      id: 'videos',
      header: t('ugcRequests.list.accepted'),
      align: 'end',
      cell: ({ videosAccepted, videosOrdered }) =>
        t('ugcRequests.list.ofText', { part: videosAccepted, whole: videosOrdered }),
    },
    {
      id: 'decisions',
      header: t('ugcRequests.list.decisions'),
      align: 'end',
      cell: ({ decisionsOpen }) => (decisionsOpen === 0 ? '–' : <Counter count={decisionsOpen} />),
    },
    {
      id: 'cost',
      header: t('word.price'),
      align: 'end',
      cell: ({ cost }) => total({ total: cost }, fixed),
    },
    {
      id: 'changed',
      header: t('ugcRequests.dashboard.changed'),
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ];
  return (
    <Table
      grid={LongCellGrid}
      caption={t('ugcRequests.dashboard.requests')}
      columns={columns}
      rows={rows}
      getRowId={({ ugcCampaignRequestId }) => ugcCampaignRequestId}
    />
  );
}
