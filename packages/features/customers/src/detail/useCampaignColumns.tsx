import type { CustomerCampaign } from '@resonanz/api-client/customers';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';

/** What is said of these campaigns of a customer. */
export function useCampaignColumns(rows: readonly CustomerCampaign[]): readonly TableColumn<CustomerCampaign>[] {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const fixed = hasCents(rows.map(({ budget }) => budget));
  return [
    {
      id: 'name',
      width: 300,
      header: t('word.campaign'),
      isRowHeader: true,
      cell: ({ campaignId, name }) => (
        <TitleLink isTruncated href={staffPaths.campaignView({ refId: campaignId })}>
          {name}
        </TitleLink>
      ),
    },
    {
      id: 'period',
      width: 200,
      header: t('word.period'),
      cell: ({ startDate, endDate }) => formatDateRange(startDate, endDate, language) || '–',
    },
    {
      id: 'budget',
      width: 110,
      header: t('word.budget'),
      align: 'end',
      cell: ({ budget }) => money(budget, language, fixed),
    },
    {
      id: 'status',
      width: 140,
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="campaignStatus" value={status} />,
    },
  ];
}
