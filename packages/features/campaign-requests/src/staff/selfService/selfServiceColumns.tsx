import type { SelfServiceItem } from '@resonanz/api-client/selfService';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { shortName } from '@resonanz/formatters/name';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Counter } from '@resonanz/ui/Counter';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../../money.ts';
import { Platforms } from '../../Platforms.tsx';
import { DaysLeft } from '../DaysLeft.tsx';
import type { messages } from '../messages.ts';

/** The columns of these self-service campaigns. */
export function selfServiceColumns(
  t: Translate<MessageKey<typeof messages>>,
  language: Language,
  rows: readonly SelfServiceItem[],
): readonly TableColumn<SelfServiceItem>[] {
  const isAskedFixed = hasCents(rows.map(({ budgetAsked }) => budgetAsked));
  const isPlannedFixed = hasCents(rows.map(({ budgetPlanned }) => budgetPlanned));
  return [
    {
      id: 'name',
      width: 230,
      header: t('word.campaign'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ campaignId, name }) => (
        <TitleLink href={staffPaths.campaignSelfServiceView({ refId: campaignId })} isTruncated>
          {name}
        </TitleLink>
      ),
    },
    { id: 'brand', width: 150, header: t('word.brand'), isSortable: true, cell: ({ brand }) => brand ?? '–' },
    {
      id: 'request',
      width: 120,
      priority: 2,
      header: t('word.request'),
      cell: ({ campaignRequestId, requestNumber }) =>
        campaignRequestId === null ? (
          '–'
        ) : (
          <Text isNowrap>
            <Link href={staffPaths.campaignRequestView({ refId: campaignRequestId })}>
              {requestNumber ?? `#${campaignRequestId}`}
            </Link>
          </Text>
        ),
    },
    {
      id: 'platforms',
      width: 148,
      priority: 3,
      header: t('requests.list.platforms'),
      cell: ({ platforms }) => <Platforms platforms={platforms} />,
    },
    {
      id: 'published',
      width: 120,
      priority: 2,
      header: t('word.published'),
      isSortable: true,
      align: 'end',
      cell: ({ published }) => published,
    },
    {
      id: 'decisionsOpen',
      width: 80,
      header: t('requests.self.open'),
      isSortable: true,
      align: 'end',
      cell: ({ decisionsOpen }) => decisionsOpen,
    },
    {
      id: 'approved',
      width: 88,
      priority: 1,
      header: t('requests.self.approved'),
      align: 'end',
      cell: ({ approved }) => approved,
    },
    {
      id: 'waiting',
      width: 100,
      priority: 2,
      header: t('requests.self.waiting'),
      align: 'end',
      cell: ({ waiting }) => waiting,
    },
    {
      id: 'declined',
      width: 100,
      priority: 2,
      header: t('requests.self.declined'),
      align: 'end',
      cell: ({ declined }) => declined,
    },
    {
      id: 'nextUnpublish',
      width: 190,
      header: t('requests.self.next'),
      isSortable: true,
      cell: ({ nextUnpublish, daysLeft }) =>
        nextUnpublish === null ? (
          '–'
        ) : (
          <Inline space={2}>
            <Text isNowrap>{formatDate(nextUnpublish, language)}</Text>
            <DaysLeft days={daysLeft} />
          </Inline>
        ),
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
      id: 'budgetAsked',
      width: 140,
      priority: 2,
      header: t('requests.self.asked'),
      isSortable: true,
      align: 'end',
      cell: ({ budgetAsked }) => <Text isNowrap>{money(budgetAsked, language, isAskedFixed)}</Text>,
    },
    {
      id: 'budgetPlanned',
      width: 128,
      priority: 1,
      header: t('requests.self.planned'),
      isSortable: true,
      align: 'end',
      cell: ({ budgetPlanned }) => <Text isNowrap>{money(budgetPlanned, language, isPlannedFixed)}</Text>,
    },
    {
      id: 'owner',
      width: 124,
      header: t('word.owner'),
      cell: ({ ownerName }) => <Text isNowrap>{ownerName === null ? '–' : shortName(ownerName)}</Text>,
    },
  ];
}
