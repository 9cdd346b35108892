import { valuesOf } from '@resonanz/domain/enumerations';
import { SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { CalendarCell } from '@resonanz/grid/CalendarCell';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { serviceNames, servicesOf } from '../services.ts';
import type { Column, ColumnContext, Row } from './ColumnContext.ts';
import { statusColumn } from './statusColumn.tsx';

/** How the work with a channel stands: tag, note, service, contact, what the brand says. */
export function workColumns(context: ColumnContext): readonly Column[] {
  const { t, label, mayEdit, onOpen } = context;
  const names = serviceNames(label);
  return [
    {
      kind: 'select',
      id: 'tag',
      header: t('campaigns.entries.tag'),
      width: 156,
      isSortable: true,
      options: valuesOf('tag').map((id) => ({ id, label: label(`tag.${id}`) })),
      read: (row) => row.tag,
      cell: (value) => <EnumTag of="tag" value={String(value ?? '')} />,
      isEditable: mayEdit,
    },
    {
      kind: 'select',
      id: 'status',
      header: t('word.status'),
      width: 148,
      isSortable: true,
      options: valuesOf('statusNote').map((id) => ({ id, label: label(`statusNote.${id}`) })),
      allowsEmpty: true,
      read: (row) => row.status || null,
      cell: (value) => (value === null ? '' : noteText(label, String(value))),
      isEditable: mayEdit,
    },
    {
      kind: 'multi-select',
      id: 'service',
      header: t('word.service'),
      width: 180,
      isSortable: true,
      options: [...names].map(([id, name]) => ({ id, label: name })),
      read: (row) => servicesOf(row),
      validate: (values, row) => {
        const offered = [...SERVICES[row.platform], ...SERVICES_FOR_ALL].map((each) => each.value);
        return values.every((value) => offered.includes(String(value)))
          ? undefined
          : t('campaigns.entries.serviceUnknown', { platform: row.platform });
      },
      isEditable: mayEdit,
    },
    {
      kind: 'date',
      id: 'contacted',
      header: t('campaigns.entries.contacted'),
      width: 140,
      isSortable: true,
      calendar: CalendarCell,
      read: (row) => row.contacted,
      isEditable: mayEdit,
    },
    {
      kind: 'text',
      id: 'contactedBy',
      header: t('campaigns.entries.contactedBy'),
      width: 148,
      maxLength: 200,
      read: (row) => row.contactedBy,
      isEditable: mayEdit,
    },
    {
      kind: 'text',
      id: 'notes',
      header: t('campaigns.entries.notes'),
      width: 220,
      maxLength: 2000,
      read: (row) => row.notes,
      isEditable: mayEdit,
    },
    {
      kind: 'checkbox',
      id: 'recommendation',
      header: t('campaigns.entries.recommended'),
      width: 112,
      align: 'center',
      read: (row) => row.recommendation,
      isEditable: mayEdit,
    },
    {
      id: 'brandStatus',
      header: t('word.brand'),
      width: 132,
      isSortable: true,
      text: (row: Row) => (row.brandStatus === null ? '' : label(`brandStatus.${row.brandStatus}`)),
      cell: (row: Row) =>
        row.brandStatus === null ? (
          <Text tone="muted">{t('campaigns.entries.notShown')}</Text>
        ) : (
          <EnumTag of="brandStatus" value={row.brandStatus} />
        ),
    },
    {
      id: 'brandDeclineReason',
      header: t('campaigns.entries.declineReason'),
      width: 220,
      text: (row: Row) => row.brandDeclineReason ?? '',
      cell: (row: Row) => (
        <Text isTruncated title={row.brandDeclineReason ?? ''}>
          {row.brandDeclineReason || '–'}
        </Text>
      ),
    },
    statusColumn(context, {
      id: 'ndaSignedStatus',
      header: t('word.nda'),
      width: 144,
      options: valuesOf('ndaSignedStatus').map((id) => ({ id, label: label(`ndaSignedStatus.${id}`) })),
    }),
    {
      kind: 'select',
      id: 'interestStatus',
      header: t('campaigns.entries.interest'),
      width: 156,
      options: valuesOf('interestStatus').map((id) => ({ id, label: label(`interestStatus.${id}`) })),
      read: (row) => row.interestStatus,
      cell: (value) => <EnumTag of="interestStatus" value={Number(value)} />,
      isEditable: mayEdit,
    },
    {
      id: 'brandCommentCount',
      header: t('word.comments'),
      width: 116,
      text: (row: Row) => String(row.brandCommentCount + row.cbCommentCount),
      cell: (row: Row) => (
        <Link
          variant="quiet"
          aria-label={t('campaigns.entries.openComments', {
            name: row.name,
            count: row.brandCommentCount + row.cbCommentCount,
          })}
          onPress={() => onOpen('comments', row)}
        >
          {row.brandCommentCount + row.cbCommentCount}
        </Link>
      ),
    },
  ];
}

/** A note in its own words where it is none of the list. */
function noteText(label: ColumnContext['label'], note: string): string {
  const known = valuesOf('statusNote').find((each) => each === note);
  return known === undefined ? note : label(`statusNote.${known}`);
}
