import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from '../detail/messages.ts';

/** The state of the brand's decision on the final content; a rejection is a state here and no button. */
export function FinalContentTag({ status }: { status: CampaignInfluencerRow['finalContentStatus'] }) {
  const t = useMessages(messages);
  return status === APPROVAL_STATUS.declined ? (
    <StatusTag tone="red" label={t('campaigns.content.declinedState')} />
  ) : (
    <EnumTag of="approvalStatus" value={status} />
  );
}
