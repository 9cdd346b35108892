import type { RequestStatus as Status } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';

/** Where a request leads: a draft goes on with its form, everything else to its page. */
export const requestHref = ({
  campaignRequestId,
  isDraft,
  mayEdit,
}: {
  campaignRequestId: number;
  isDraft: boolean;
  mayEdit: boolean;
}): string =>
  isDraft && mayEdit
    ? brandPaths.campaignRequestEdit({ campaignRequestId })
    : brandPaths.campaignRequestView({ refId: campaignRequestId });

/** How far a request is; a draft is not at the agency yet. */
export function RequestStatus({
  request: { isDraft, status },
}: {
  request: { readonly isDraft: boolean; readonly status: Status };
}) {
  const t = useMessages(messages);
  return isDraft ? (
    <StatusTag tone="gray" mark="hollow" label={t('word.draft')} />
  ) : (
    <EnumTag of="requestStatus" value={status} />
  );
}
