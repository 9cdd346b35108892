import type { AgencyRequestItem } from '@resonanz/api-client/requestAdministration';
import { ARCHIVED, CAMPAIGN_ACTIVE } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { shortName } from '@resonanz/formatters/name';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Counter } from '@resonanz/ui/Counter';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../../money.ts';
import { Platforms } from '../../Platforms.tsx';
import type { messages } from '../messages.ts';

/** The target group of a request in words. */
function TargetGroup({ groups }: { groups: AgencyRequestItem['targetGroups'] }) {
  const label = useMessages(labels);
  return groups.length === 0 ? '–' : groups.map((group) => label(`gender.${group}`)).join(', ');
}

/** The columns of these campaign requests. */
export function agencyColumns(
  t: Translate<MessageKey<typeof messages>>,
  language: Language,
  now: Date,
  rows: readonly AgencyRequestItem[],
): readonly TableColumn<AgencyRequestItem>[] {
  const fixed = hasCents(rows.map(({ budget }) => budget));
  return [
    {
      id: 'title',
      width: 240,
      header: t('word.request'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ campaignRequestId, title, productName }) => (
        <TitleLink href={staffPaths.campaignRequestView({ refId: campaignRequestId })} isTruncated note={productName}>
          {title}
        </TitleLink>
      ),
    },
    {
      id: 'number',
      width: 120,
      priority: 1,
      header: t('requests.list.number'),
      isSortable: true,
      cell: ({ number }) => <Text isNowrap>{number}</Text>,
    },
    { id: 'brand', width: 150, header: t('word.brand'), isSortable: true, cell: ({ brand }) => brand },
    {
      id: 'status',
      width: 124,
      header: t('word.status'),
      isSortable: true,
      cell: ({ status, activeStatus, archive }) => (
        <Inline space={2}>
          <EnumTag of="requestStatus" value={status} />
          {activeStatus === CAMPAIGN_ACTIVE.inactive && (
            <StatusTag tone="gray" mark="dot" label={t('requests.inactive')} />
          )}
          {archive === ARCHIVED.yes && <StatusTag tone="gray" mark="square" label={t('word.archived')} />}
        </Inline>
      ),
    },
    {
      id: 'platforms',
      width: 148,
      priority: 1,
      header: t('requests.list.platforms'),
      cell: ({ platforms }) => <Platforms platforms={platforms} />,
    },
    {
      id: 'targetGroup',
      width: 120,
      priority: 4,
      header: t('requests.list.targetGroup'),
      cell: ({ targetGroups }) => <TargetGroup groups={targetGroups} />,
    },
    {
      id: 'budget',
      width: 104,
      header: t('word.budget'),
      isSortable: true,
      align: 'end',
      cell: ({ budget }) => <Text isNowrap>{money(budget, language, fixed)}</Text>,
    },
    {
      id: 'startDate',
      width: 112,
      header: t('requests.list.start'),
      isSortable: true,
      cell: ({ startDate }) => <DateText value={startDate} />,
    },
    {
      id: 'duration',
      width: 96,
      priority: 3,
      header: t('requests.list.duration'),
      cell: ({ durationMonths }) => (
        <Text isNowrap>{durationMonths === null ? '–' : t('requests.months', { count: durationMonths })}</Text>
      ),
    },
    {
      id: 'nda',
      width: 124,
      priority: 3,
      header: t('word.nda'),
      cell: ({ ndaRequired, ndaStatus }) =>
        ndaRequired ? <EnumTag of="requestNdaStatus" value={ndaStatus} /> : t('requests.nda.none'),
    },
    {
      id: 'assignee',
      width: 116,
      header: t('requests.list.assignee'),
      isSortable: true,
      cell: ({ assignee }) => <Text isNowrap>{assignee === null ? '–' : shortName(assignee.fullName)}</Text>,
    },
    {
      id: 'unreadComments',
      width: 108,
      priority: 1,
      header: t('requests.list.unread'),
      isSortable: true,
      align: 'end',
      cell: ({ unreadComments }) =>
        unreadComments === 0 ? (
          '–'
        ) : (
          <Counter count={unreadComments} label={t('requests.unreadOf', { count: unreadComments })} />
        ),
    },
    {
      id: 'createdAt',
      width: 120,
      priority: 2,
      header: t('word.age'),
      isSortable: true,
      cell: ({ createdAt }) => <Text isNowrap>{t('requests.age', { days: daysSince(createdAt, now) })}</Text>,
    },
    {
      id: 'campaign',
      width: 160,
      priority: 3,
      header: t('word.campaign'),
      cell: ({ campaign }) =>
        campaign === null ? (
          '–'
        ) : (
          <Link href={staffPaths.campaignView({ refId: campaign.campaignId })}>{campaign.name}</Link>
        ),
    },
  ];
}

const DAY = 86_400_000;

/** Whole days since a moment. */
const daysSince = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / DAY));
