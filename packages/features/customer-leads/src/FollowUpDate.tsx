import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { Inline } from '@resonanz/ui/Inline';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';

/** When a lead is followed up; with a yellow tag once that is due. */
export function FollowUpDate({
  lead: { followUpDate, isFollowUpDue },
}: {
  lead: Pick<CustomerLead, 'followUpDate' | 'isFollowUpDue'>;
}) {
  const t = useMessages(messages);
  return (
    <Inline space={3} isNowrap>
      <DateText value={followUpDate} />
      {isFollowUpDue && <StatusTag tone="yellow" label={t('word.due')} />}
    </Inline>
  );
}
