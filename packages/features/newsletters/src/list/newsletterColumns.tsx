import type { NewsletterListItem } from '@resonanz/api-client/newsletters';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateTime } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { TitleLink } from '@resonanz/records/TitleLink';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { STATE_MARKS, subjectFor, titleFor } from '../words.ts';

const NONE = '–';

/** The columns of the list. */
export function useNewsletterColumns(): readonly TableColumn<NewsletterListItem>[] {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const count = (
    id: 'receivers' | 'sent' | 'opened' | 'clicked' | 'unsubscribed',
    valueOf: (row: NewsletterListItem) => number | null,
  ): TableColumn<NewsletterListItem> => ({
    id,
    width: 120,
    header: t(`newsletters.column.${id}`),
    isSortable: true,
    align: 'end',
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? NONE : formatNumber(value, language);
    },
  });
  const begun = (row: NewsletterListItem) => row.startedAt !== null;
  return [
    {
      id: 'subject',
      width: 320,
      header: t('newsletters.subject'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: (row) => {
        const subject = subjectFor(row, language) || t('newsletters.noSubject');
        return (
          <>
            <Text as="div" variant="densityStrong" isTruncated title={subject}>
              <TitleLink href={staffPaths.newsletterView({ newsletterId: row.newsletterId })}>{subject}</TitleLink>
            </Text>
            {row.project && (
              <Text as="div" variant="caption" tone="muted" isTruncated title={titleFor(row.project, language)}>
                {titleFor(row.project, language)}
              </Text>
            )}
          </>
        );
      },
    },
    {
      id: 'state',
      width: 150,
      header: t('word.status'),
      isSortable: true,
      cell: ({ state }) => <StatusTag {...STATE_MARKS[state]} label={t(`newsletters.state.${state}`)} />,
    },
    {
      id: 'template',
      width: 180,
      priority: 1,
      header: t('newsletters.template'),
      isSortable: true,
      cell: ({ templateName }) => templateName ?? NONE,
    },
    count('receivers', (row) => row.receivers),
    {
      id: 'plannedAt',
      width: 170,
      header: t('newsletters.column.plannedAt'),
      isSortable: true,
      cell: ({ startedAt, plannedAt }) => {
        const moment = startedAt ?? plannedAt;
        return moment === null ? NONE : formatDateTime(moment, language);
      },
    },
    count('sent', (row) => (begun(row) ? row.sent : null)),
    count('opened', (row) => (row.measured > 0 ? row.opened : null)),
    count('clicked', (row) => (row.measured > 0 ? row.clicked : null)),
    count('unsubscribed', (row) => (begun(row) ? row.unsubscribed : null)),
  ];
}
