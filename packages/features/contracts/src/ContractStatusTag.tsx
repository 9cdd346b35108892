import type { ContractListItem } from '@resonanz/api-client/contracts';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';

/** How far a contract is; yellow where the partner has been asked for long. */
export function ContractStatusTag({
  contract: { status, isWaitingLong, waitingDays },
}: {
  contract: Pick<ContractListItem, 'status' | 'isWaitingLong' | 'waitingDays'>;
}) {
  const t = useMessages(messages);
  if (isWaitingLong && waitingDays !== null)
    return <StatusTag tone="yellow" mark="half" label={t('contracts.waiting', { count: waitingDays })} />;
  return <EnumTag of="contractStatus" value={status} />;
}
