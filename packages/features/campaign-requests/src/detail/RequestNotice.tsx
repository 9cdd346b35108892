import type { CampaignRequest } from '@resonanz/api-client/campaignRequests';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../messages.ts';

/** Where a request stands, as long as there is something to be said about it. */
export function RequestNotice({
  request: { status, isDraft, active, archived, withdrawnAt, declineReason },
}: {
  request: CampaignRequest;
}) {
  const t = useMessages(messages);
  if (withdrawnAt !== null) return <InlineAlert tone="info">{t('campaignRequests.detail.withdrawn')}</InlineAlert>;
  if (archived) return <InlineAlert tone="info">{t('campaignRequests.detail.archived')}</InlineAlert>;
  if (!active) return <InlineAlert tone="info">{t('campaignRequests.detail.inactive')}</InlineAlert>;
  if (isDraft) return <InlineAlert tone="info">{t('campaignRequests.detail.isDraft')}</InlineAlert>;
  if (status === REQUEST_STATUS.declined)
    return (
      <InlineAlert tone="warning">
        {t('campaignRequests.detail.declined', { reason: declineReason ?? '–' })}
      </InlineAlert>
    );
  return (
    status === REQUEST_STATUS.pending && <InlineAlert tone="info">{t('campaignRequests.detail.pending')}</InlineAlert>
  );
}
