import { useInfiniteQuery } from '@tanstack/react-query';
import { campaignEntryQueries, type CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../detail/messages.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';

interface EntryHistoryProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  currencyCode: string;
  onClose: () => void;
}

/** What happened to one channel of a campaign. */
export function EntryHistory({ campaignId, row, currencyCode, onClose }: EntryHistoryProps) {
  const t = useMessages(messages);
  const history = useInfiniteQuery(campaignEntryQueries(useApi()).history(campaignId, row.entryId));
  return (
    <HistoryDrawer
      title={t('campaigns.history.title', { name: row.name })}
      currencyCode={currencyCode}
      history={history}
      onClose={onClose}
    />
  );
}
