import type { BrandUser } from '@resonanz/api-client/brandUsers';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { staffPaths } from '@resonanz/domain/paths';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Link } from '@resonanz/ui/Link';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import type { messages } from '../messages.ts';

type Words = Translate<MessageKey<typeof messages>>;

/** The columns of the brands' accounts. */
export function brandColumns(
  t: Words,
  { onOpen, seesCustomers }: { onOpen: (id: number) => void; seesCustomers: boolean },
): readonly TableColumn<BrandUser>[] {
  return [
    {
      id: 'companyName',
      width: 216,
      header: t('brandUsers.list.companyName'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ id, companyName, fullName }) => (
        <TitleLink onPress={() => onOpen(id)} isTruncated>
          {companyName ?? fullName}
        </TitleLink>
      ),
    },
    {
      id: 'contactPerson',
      width: 150,
      header: t('brandUsers.list.contactPerson'),
      isSortable: true,
      cell: ({ contactPerson, fullName }) => contactPerson ?? fullName,
    },
    {
      id: 'username',
      width: 210,
      priority: 1,
      header: t('word.emailAddress'),
      isSortable: true,
      cell: ({ username }) => username,
    },
    {
      id: 'emailVerify',
      width: 124,
      priority: 2,
      header: t('brandUsers.list.verified'),
      cell: ({ emailVerify }) => (
        <StatusTag
          {...(emailVerify ? { tone: 'green', mark: 'dot' } : { tone: 'yellow', mark: 'half' })}
          label={t(emailVerify ? 'word.yes' : 'word.no')}
        />
      ),
    },
    {
      id: 'approved',
      width: 116,
      header: t('brandUsers.list.approved'),
      cell: ({ approved }) => <EnumTag of="approvalStatus" value={approved} />,
    },
    {
      id: 'isActive',
      width: 100,
      priority: 1,
      header: t('brandUsers.list.active'),
      cell: ({ isActive }) => t(isActive ? 'word.yes' : 'word.no'),
    },
    {
      id: 'customer',
      width: 144,
      priority: 2,
      header: t('word.customer'),
      cell: ({ customerId, customerName }) =>
        customerId === null || !seesCustomers ? (
          (customerName ?? '–')
        ) : (
          <Link href={staffPaths.customerView({ customerId })}>{customerName ?? `#${customerId}`}</Link>
        ),
    },
    {
      id: 'kind',
      width: 144,
      priority: 3,
      header: t('brandUsers.list.kind'),
      cell: ({ signupWithToken }) => t(signupWithToken ? 'brandUsers.kind.token' : 'brandUsers.kind.self'),
    },
    {
      id: 'requests',
      width: 92,
      priority: 2,
      header: t('brandUsers.list.requests'),
      align: 'end',
      cell: ({ requestCount }) => requestCount,
    },
    {
      id: 'lastLogin',
      width: 132,
      priority: 1,
      header: t('brandUsers.list.lastLogin'),
      cell: ({ lastLogin }) => <DateText value={lastLogin} />,
    },
    {
      id: 'createdAt',
      width: 124,
      header: t('brandUsers.list.createdAt'),
      isSortable: true,
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      id: 'nameChange',
      width: 176,
      priority: 3,
      header: t('brandUsers.list.nameChange'),
      cell: ({ companyNameChange }) =>
        companyNameChange?.status === APPROVAL_STATUS.pending ? (
          <StatusTag tone="yellow" mark="half" label={companyNameChange.requestedName} />
        ) : (
          '–'
        ),
    },
  ];
}
