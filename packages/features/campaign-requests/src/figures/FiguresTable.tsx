import type { SelfServiceFigures } from '@resonanz/api-client/campaignRequests';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { Counter } from '@resonanz/ui/Counter';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { money } from '../money.ts';
import { ReportButton } from '../report/ReportButton.tsx';

/** The brand's campaigns with their figures; `undefined` while they are on their way. */
export function FiguresTable({ rows }: { rows: readonly SelfServiceFigures[] | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const fixed = {
    spent: hasCents(rows?.map(({ spent }) => spent) ?? []),
    cpc: hasCents(rows?.map(({ cpc }) => cpc) ?? []),
    tkp: hasCents(rows?.flatMap(({ tkp, targetTkp }) => [tkp, targetTkp]) ?? []),
  };
  // Together they fit beside the menu into a window of 1440 px.
  const columns: readonly TableColumn<SelfServiceFigures>[] = [
    {
      id: 'title',
      width: 160,
      header: t('word.campaign'),
      isRowHeader: true,
      cell: ({ campaignRequestId, title, startDate, endDate }) => (
        <TitleLink
          href={brandPaths.campaignRequestView({ refId: campaignRequestId })}
          isTruncated
          note={formatDateRange(startDate, endDate, language)}
        >
          {title}
        </TitleLink>
      ),
    },
    {
      id: 'status',
      width: 124,
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="campaignStatus" value={status} />,
    },
    {
      id: 'channels',
      width: 92,
      header: t('campaignRequests.list.channels'),
      align: 'end',
      cell: (row) =>
        t('campaignRequests.list.channelsText', {
          approved: row.approved,
          proposed: row.pending + row.waiting + row.approved + row.declined,
        }),
    },
    {
      id: 'decisions',
      width: 76,
      header: t('campaignRequests.figures.open'),
      align: 'end',
      cell: ({ decisionsOpen }) => (decisionsOpen === 0 ? '–' : <Counter count={decisionsOpen} />),
    },
    {
      id: 'spent',
      width: 108,
      header: t('campaignRequests.figures.spent'),
      align: 'end',
      cell: ({ spent }) => money(spent, language, fixed.spent),
    },
    {
      id: 'reach',
      width: 96,
      header: t('campaignRequests.home.reach'),
      align: 'end',
      cell: ({ reach }) => formatNumber(reach, language),
    },
    {
      id: 'clicks',
      width: 90,
      header: t('campaignRequests.home.clicks'),
      align: 'end',
      cell: ({ clicks }) => formatNumber(clicks, language),
    },
    {
      id: 'cpc',
      width: 84,
      header: t('campaignRequests.results.cpc'),
      align: 'end',
      cell: ({ cpc }) => money(cpc, language, fixed.cpc),
    },
    {
      id: 'tkp',
      width: 158,
      header: t('campaignRequests.figures.tkp'),
      align: 'end',
      cell: ({ tkp, targetTkp }) =>
        t('campaignRequests.figures.tkpText', {
          target: money(targetTkp, language, fixed.tkp),
          actual: money(tkp, language, fixed.tkp),
        }),
    },
    {
      id: 'changed',
      width: 112,
      header: t('campaignRequests.list.changed'),
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ];
  return (
    <Table
      grid={LongCellGrid}
      rowLines={2}
      caption={t('campaignRequests.figures.caption')}
      columns={columns}
      rows={rows ?? []}
      getRowId={({ campaignRequestId }) => campaignRequestId}
      isLoading={rows === undefined}
      rowActionLabel={t('campaignRequests.report.column')}
      rowAction={({ campaignRequestId, title }) => (
        <ReportButton campaignRequestId={campaignRequestId} title={title} isCompact />
      )}
    />
  );
}
