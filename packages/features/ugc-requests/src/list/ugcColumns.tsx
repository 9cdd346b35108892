import type { UgcRequestListItem } from '@resonanz/api-client/ugcRequests';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { DateText } from '@resonanz/records/DateText';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Counter } from '@resonanz/ui/Counter';
import { Stack } from '@resonanz/ui/Stack';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { UgcStatus } from '../UgcStatus.tsx';
import type { useUgcText } from '../useUgcText.ts';

type Words = ReturnType<typeof useUgcText>;
type Column = TableColumn<UgcRequestListItem>;

const hrefOf = (row: UgcRequestListItem, side: 'brand' | 'staff'): string => {
  const refId = row.ugcCampaignRequestId;
  if (side === 'staff') return staffPaths.ugcRequestView({ refId });
  return row.isDraft ? brandPaths.ugcVideoEdit({ ugcCampaignRequestId: refId }) : brandPaths.ugcVideoView({ refId });
};

function productColumn({ t }: Words, side: 'brand' | 'staff', mayChange = true): Column {
  const nameOf = ({ productName }: UgcRequestListItem): string => productName || t('ugcRequests.unnamed');
  const noteOf = ({ number, brandName }: UgcRequestListItem): string =>
    side === 'staff' ? `${number} · ${brandName}` : number;
  return {
    id: 'productName',
    width: 240,
    header: t('ugcRequests.list.product'),
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Stack space={1}>
        {row.isDraft && !mayChange ? (
          <Text variant="densityStrong" isTruncated title={nameOf(row)}>
            {nameOf(row)}
          </Text>
        ) : (
          <TitleLink isTruncated href={hrefOf(row, side)}>
            {nameOf(row)}
          </TitleLink>
        )}
        <Text variant="caption" tone="muted" isTruncated title={noteOf(row)}>
          {noteOf(row)}
        </Text>
      </Stack>
    ),
  };
}

function commonColumns({ t, length, total }: Words, rows: readonly UgcRequestListItem[]): readonly Column[] {
  const fixed = hasCents(rows.map(({ money }) => money.total));
  return [
    {
      id: 'videoCount',
      width: 88,
      header: t('ugcRequests.list.videos'),
      align: 'end',
      isSortable: true,
      cell: (row) => String(row.videoCount),
    },
    {
      id: 'length',
      width: 112,
      priority: 1,
      header: t('ugcRequests.list.length'),
      isSortable: true,
      cell: (row) => length(row),
    },
    {
      id: 'total',
      width: 116,
      header: t('word.price'),
      align: 'end',
      isSortable: true,
      cell: (row) => total(row.money, fixed),
    },
    {
      id: 'deliveryDate',
      width: 124,
      header: t('ugcRequests.list.delivery'),
      isSortable: true,
      cell: (row) => <DateText value={row.deliveryDate} />,
    },
    {
      id: 'creators',
      width: 108,
      priority: 1,
      header: t('ugcRequests.list.creators'),
      align: 'end',
      cell: (row) => t('ugcRequests.list.ofText', { part: row.creatorsApproved, whole: row.creatorsProposed }),
    },
    {
      id: 'accepted',
      width: 132,
      priority: 1,
      header: t('ugcRequests.list.accepted'),
      align: 'end',
      cell: (row) => t('ugcRequests.list.ofText', { part: row.videosAccepted, whole: row.videoCount }),
    },
    {
      id: 'status',
      width: 176,
      header: t('word.status'),
      isSortable: true,
      cell: (row) => <UgcStatus request={row} />,
    },
  ];
}

const comments = ({ t }: Words): Column => ({
  id: 'comments',
  width: 116,
  priority: 2,
  header: t('word.comments'),
  align: 'end',
  cell: (row) => (row.comments === 0 ? '–' : String(row.comments)),
});

/** The columns of a brand's requests; who signed up by token cannot open a draft. */
export function brandColumns(words: Words, mayChange: boolean, rows: readonly UgcRequestListItem[]): readonly Column[] {
  const { t } = words;
  return [
    productColumn(words, 'brand', mayChange),
    ...commonColumns(words, rows),
    {
      id: 'decisions',
      width: 156,
      header: t('ugcRequests.list.decisions'),
      align: 'end',
      cell: (row) => (row.decisionsOpen === 0 ? '–' : <Counter count={row.decisionsOpen} />),
    },
    comments(words),
  ];
}

/** The columns of the agency's requests. */
export function staffColumns(words: Words, rows: readonly UgcRequestListItem[]): readonly Column[] {
  const { t, languages } = words;
  return [
    productColumn(words, 'staff'),
    {
      id: 'languages',
      width: 120,
      priority: 2,
      header: t('ugcRequests.list.languages'),
      cell: (row) => languages(row.languages),
    },
    ...commonColumns(words, rows),
    { id: 'assignee', width: 130, header: t('ugcRequests.list.assignee'), cell: (row) => row.assigneeName ?? '–' },
    comments(words),
  ];
}
