import type { OverviewLead } from '@resonanz/api-client/work-overview';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { statusLook } from '@resonanz/domain/statusLook';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './Widget.css.ts';

/** A lead to follow up. */
export function LeadRow({ row }: { row: OverviewLead }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  return (
    <>
      <RowWords name={row.company} href={staffPaths.customerLeadView({ customerLeadId: row.customerLeadId })} facts={[row.contactName, row.ownerName]} />
      <div className={css.end}>
        <StatusTag {...statusLook('salesStatus', row.status)} label={label(`salesStatus.${row.status}`)} />
        {row.daysLeft < 0 ? <StatusTag tone="red" label={t('workOverview.overdue')} /> : <StatusTag tone="yellow" label={t('workOverview.today')} />}
        <Text isNowrap isTabular>
          {formatDate(row.followUpDate, language)}
        </Text>
      </div>
    </>
  );
}
