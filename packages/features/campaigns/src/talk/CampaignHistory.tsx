import { type Campaign, campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messages } from '../detail/messages.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';

interface CampaignHistoryProps {
  campaign: Campaign;
  onClose: () => void;
}

/** What happened to a campaign as a whole. */
export function CampaignHistory({ campaign, onClose }: CampaignHistoryProps) {
  const t = useMessages(messages);
  const history = useInfiniteQuery(campaignQueries(useApi()).history(campaign.compaignDataId));
  return <HistoryDrawer title={t('campaigns.history.ofCampaign')} currencyCode={campaign.currencyCode} history={history} onClose={onClose} />;
}
