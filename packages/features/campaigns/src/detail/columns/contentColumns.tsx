import { PUBLISHED } from '@resonanz/domain/campaigns';
import { CONTENT_STATUSES } from '@resonanz/domain/enumerations';
import { CalendarCell } from '@resonanz/grid/CalendarCell';
import { Link } from '@resonanz/ui/Link';
import { FinalContentTag } from '../../entry/FinalContentTag.tsx';
import type { Column, ColumnContext, Row } from './ColumnContext.ts';
import { statusColumn } from './statusColumn.tsx';

type DayField = 'contentRelease' | 'contentDeadline' | 'publishDate';
type LinkField = 'trackingLink' | 'directLink' | 'contentLink';

const MAX_LINK_LENGTH = 1000;

/** Where the content stands, when it is due, and where it is. */
export function contentColumns(context: ColumnContext): readonly Column[] {
  const { t, label, mayEdit, mayPublish, onOpen } = context;
  const day = (id: DayField, header: string): Column => ({
    kind: 'date',
    id,
    header,
    width: 132,
    isSortable: true,
    calendar: CalendarCell,
    read: (row) => row[id],
    isEditable: mayEdit,
  });
  const link = (id: LinkField, header: string): Column => ({
    kind: 'link',
    id,
    header,
    width: 180,
    maxLength: MAX_LINK_LENGTH,
    read: (row) => row[id],
    isEditable: mayEdit,
  });
  return [
    statusColumn(context, {
      id: 'contentStatus',
      header: t('campaigns.entries.content'),
      width: 122,
      isSortable: true,
      options: CONTENT_STATUSES.map((id) => ({ id, label: label(`contentStatus.${id}`) })),
      wrap: (tag, status, row) => (
        <Link
          variant="quiet"
          aria-label={t('campaigns.entries.openContent', { name: row.name, status })}
          onPress={() => onOpen('content', row)}
        >
          {tag}
        </Link>
      ),
    }),
    {
      id: 'finalContentStatus',
      header: t('campaigns.entries.finalContent'),
      width: 132,
      cell: (row: Row) => <FinalContentTag status={row.finalContentStatus} />,
    },
    day('contentDeadline', t('campaigns.entries.deadline')),
    day('contentRelease', t('campaigns.entries.release')),
    link('contentLink', t('campaigns.entries.contentLink')),
    day('publishDate', t('campaigns.entries.publishDate')),
    {
      kind: 'text',
      id: 'savedContent',
      header: t('campaigns.entries.savedContent'),
      width: 180,
      maxLength: 2000,
      read: (row) => row.savedContent,
      isEditable: mayEdit,
    },
    link('trackingLink', t('campaigns.entries.trackingLink')),
    link('directLink', t('campaigns.entries.directLink')),
    {
      kind: 'switch',
      id: 'isPublished',
      header: t('word.published'),
      width: 116,
      align: 'center',
      isSortable: true,
      read: (row) => row.isPublished === PUBLISHED.yes,
      isEditable: mayPublish,
    },
  ];
}
