import type { BookedChannel } from '@resonanz/api-client/campaignRequests';
import { hasCents } from '@resonanz/formatters/money';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { money } from '../money.ts';

const FIGURES = ['reach', 'impressions', 'views', 'clicks', 'likes', 'comments', 'shares', 'orders'] as const;

/** What booked channels brought, with brand prices. */
export function RequestResults({ channels }: { channels: readonly BookedChannel[] }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const fixed = {
    cpc: hasCents(channels.map(({ results }) => results.cpc)),
    tkp: hasCents(channels.map(({ results }) => results.tkp)),
    price: hasCents(channels.map(({ externalBudget }) => externalBudget)),
  };
  const columns: readonly TableColumn<BookedChannel>[] = [
    {
      id: 'name',
      header: t('campaignRequests.results.channel'),
      isRowHeader: true,
      cell: ({ name, platform }) => `${name} · ${platform}`,
    },
    ...FIGURES.map((figure) => ({
      id: figure,
      header: t(`campaignRequests.results.${figure}`),
      align: 'end' as const,
      cell: ({ results }: BookedChannel) => (results[figure] === null ? '–' : formatNumber(results[figure], language)),
    })),
    {
      id: 'cpc',
      header: t('campaignRequests.results.cpc'),
      align: 'end',
      cell: ({ results }) => money(results.cpc, language, fixed.cpc),
    },
    {
      id: 'tkp',
      header: t('campaignRequests.results.tkp'),
      align: 'end',
      cell: ({ results }) =>
        results.tkp !== null && results.isTkpByFollowers
          ? t('campaignRequests.results.byFollowers', { tkp: money(results.tkp, language, fixed.tkp) })
          : money(results.tkp, language, fixed.tkp),
    },
    {
      id: 'price',
      header: t('campaignRequests.results.price'),
      align: 'end',
      cell: ({ externalBudget }) => money(externalBudget, language, fixed.price),
    },
  ];
  return (
    <Table
      grid={LongCellGrid}
      caption={t('campaignRequests.results.caption')}
      columns={columns}
      rows={channels}
      getRowId={({ entryId }) => entryId}
    />
  );
}
