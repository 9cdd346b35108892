import type { AmazonUser } from '@resonanz/api-client/amazonUsers';
import { MailLink } from '@resonanz/records/contactLinks';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Link } from '@resonanz/ui/Link';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { type AmazonUserText, nameOf } from '../useAmazonUserText.ts';

/** An address elsewhere, opened in a window of its own; a dash where there is none. */
export function Elsewhere({ href, children }: { href: string | null; children: string }) {
  return href === null ? (
    '–'
  ) : (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}

/** The columns of the list. */
export const amazonUserColumns = (
  { t, country }: AmazonUserText,
  onOpen: (amazonUserId: number) => void,
): readonly TableColumn<AmazonUser>[] => [
  {
    id: 'name',
    width: 190,
    header: t('word.name'),
    isSortable: true,
    isRowHeader: true,
    isSticky: true,
    cell: (row) => (
      <TitleLink onPress={() => onOpen(row.amazonUserId)} isTruncated>
        {nameOf(row)}
      </TitleLink>
    ),
  },
  {
    id: 'state',
    width: 156,
    header: t('amazonUsers.field.state'),
    isSortable: true,
    cell: ({ state }) => <EnumTag of="amazonUserState" value={state} />,
  },
  {
    id: 'email',
    width: 220,
    priority: 1,
    header: t('word.emailAddress'),
    isSortable: true,
    cell: ({ email }) => <MailLink address={email} />,
  },
  {
    id: 'profileLink',
    width: 130,
    priority: 3,
    header: t('amazonUsers.field.profileLink'),
    hidesInCard: true,
    cell: (row) => <Elsewhere href={row.profileLink}>{t('amazonUsers.profileOf', { name: nameOf(row) })}</Elsewhere>,
  },
  {
    id: 'country',
    width: 120,
    priority: 3,
    header: t('word.country'),
    isSortable: true,
    cell: (row) => country(row.country),
  },
  {
    id: 'campaignName',
    width: 200,
    header: t('word.campaign'),
    isSortable: true,
    cell: ({ campaignName }) => (
      <Text isTruncated title={campaignName}>
        {campaignName}
      </Text>
    ),
  },
  {
    id: 'orderNumber',
    width: 190,
    priority: 1,
    header: t('amazonUsers.field.orderNumber'),
    isSortable: true,
    cell: ({ orderNumber }) => <Text isNowrap>{orderNumber ?? '–'}</Text>,
  },
  {
    id: 'reviewLink',
    width: 130,
    priority: 4,
    header: t('amazonUsers.field.reviewLink'),
    hidesInCard: true,
    cell: (row) => <Elsewhere href={row.reviewLink}>{t('amazonUsers.reviewOf', { name: nameOf(row) })}</Elsewhere>,
  },
  {
    id: 'createdAt',
    width: 124,
    header: t('amazonUsers.field.createdAt'),
    isSortable: true,
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];
