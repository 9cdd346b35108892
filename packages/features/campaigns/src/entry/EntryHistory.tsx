import { campaignEntryQueries, type CampaignInfluencerRow } from '@resonanz/api-client/campaign-entries';
import { useApi } from '@resonanz/api-client/react';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { ChangeHistory } from '@resonanz/records/ChangeHistory';
import { Dialog } from '@resonanz/ui/Dialog';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../detail/messages.ts';

interface EntryHistoryProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  onClose: () => void;
}

/** What happened to one channel of a campaign. */
export function EntryHistory({ campaignId, row, onClose }: EntryHistoryProps) {
  const t = useMessages(messages);
  const page = useQuery(campaignEntryQueries(useApi()).history(campaignId, row.compaignInfluencerId));
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title={t('campaigns.history.title', { name: row.name })} closeLabel={t('campaigns.close')}>
      <ChangeHistory
        lines={page.data?.content}
        hasFailed={page.isError}
        onReload={() => void page.refetch()}
        fieldLabel={(field) => {
          const key = `campaigns.field.${field}`;
          return isMessageKey(messages, key) ? t(key) : field;
        }}
      />
    </Dialog>
  );
}
