import type { OverviewLead } from '@resonanz/api-client/workOverview';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { statusLook } from '@resonanz/domain/statusLook';
import { useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from '../messages.ts';
import { RowEnd } from './RowEnd.tsx';
import { RowWords } from './RowWords.tsx';
import { useNameFor } from './useNameFor.ts';

/** A lead to follow up. */
export function LeadRow({ row }: { row: OverviewLead }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const nameFor = useNameFor();
  return (
    <>
      <RowWords
        name={row.company}
        href={staffPaths.customerLeadView({ customerLeadId: row.customerLeadId })}
        facts={[row.contactName, nameFor(row.ownerName)]}
      />
      <RowEnd date={row.followUpDate}>
        <StatusTag {...statusLook('salesStatus', row.status)} label={label(`salesStatus.${row.status}`)} />
        {row.daysLeft < 0 ? (
          <StatusTag tone="red" label={t('workOverview.overdue')} />
        ) : (
          <StatusTag tone="yellow" label={t('workOverview.today')} />
        )}
      </RowEnd>
    </>
  );
}
