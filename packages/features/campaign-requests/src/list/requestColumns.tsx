import type { CampaignRequestListItem } from '@resonanz/api-client/campaignRequests';
import { formatMoney, hasCents } from '@resonanz/formatters/money';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Counter } from '@resonanz/ui/Counter';
import type { TableColumn } from '@resonanz/ui/Table';
import type { messages } from '../messages.ts';
import { Platforms } from '../Platforms.tsx';
import { RequestStatus, requestHref } from '../RequestStatus.tsx';

/** The columns of these requests. */
export function requestColumns(
  t: Translate<MessageKey<typeof messages>>,
  language: Language,
  rows: readonly CampaignRequestListItem[],
): readonly TableColumn<CampaignRequestListItem>[] {
  const fixed = hasCents(rows.map(({ budget }) => budget));
  return [
    {
      id: 'title',
      width: 250,
      header: t('word.request'),
      isSortable: true,
      isRowHeader: true,
      cell: (row) => (
        <TitleLink href={requestHref(row)} isTruncated note={[row.number, row.productName].filter(Boolean).join(' · ')}>
          {row.title || t('campaignRequests.list.untitled')}
        </TitleLink>
      ),
    },
    {
      id: 'platforms',
      width: 148,
      priority: 1,
      header: t('campaignRequests.list.platforms'),
      cell: ({ platforms }) => <Platforms platforms={platforms} />,
    },
    {
      id: 'budget',
      width: 120,
      header: t('word.budget'),
      align: 'end',
      isSortable: true,
      cell: (row) => formatMoney(row.budget, language, { currency: row.currencyCode, fixed }),
    },
    {
      id: 'startDate',
      width: 116,
      header: t('campaignRequests.list.start'),
      isSortable: true,
      cell: (row) => <DateText value={row.startDate} />,
    },
    {
      id: 'status',
      width: 136,
      header: t('word.status'),
      isSortable: true,
      cell: (row) => <RequestStatus request={row} />,
    },
    {
      id: 'nda',
      width: 128,
      priority: 2,
      header: t('word.nda'),
      cell: (row) => (row.ndaRequired && !row.isDraft ? <EnumTag of="requestNdaStatus" value={row.ndaStatus} /> : '–'),
    },
    {
      id: 'channels',
      width: 110,
      priority: 1,
      header: t('campaignRequests.list.channels'),
      align: 'end',
      cell: (row) =>
        t('campaignRequests.list.channelsText', { approved: row.channelsApproved, proposed: row.channelsProposed }),
    },
    {
      id: 'decisions',
      width: 156,
      header: t('campaignRequests.list.decisions'),
      align: 'end',
      cell: (row) => (row.decisionsOpen === 0 ? '–' : <Counter count={row.decisionsOpen} />),
    },
    {
      id: 'comments',
      width: 132,
      header: t('campaignRequests.list.comments'),
      align: 'end',
      cell: (row) => (row.newComments === 0 ? '–' : <Counter count={row.newComments} />),
    },
    {
      id: 'updatedAt',
      width: 116,
      priority: 1,
      header: t('campaignRequests.list.changed'),
      isSortable: true,
      cell: (row) => <DateText value={row.updatedAt} />,
    },
  ];
}
