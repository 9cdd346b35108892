import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Campaign, type CampaignHistoryFilter, campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../detail/messages.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';

interface CampaignHistoryProps {
  campaign: Campaign;
  onClose: () => void;
}

/** What happened to a campaign and its channels, all of it or what one asks for. */
export function CampaignHistory({ campaign, onClose }: CampaignHistoryProps) {
  const t = useMessages(messages);
  const [filter, setFilter] = useState<CampaignHistoryFilter>({});
  const history = useInfiniteQuery(campaignQueries(useApi()).history(campaign.campaignId, filter));
  return (
    <HistoryDrawer
      title={t('campaigns.history.ofCampaign')}
      currencyCode={campaign.currencyCode}
      history={history}
      isNarrowed={filter.kind !== undefined || filter.userId !== undefined}
      filters={<HistoryFilters filter={filter} people={history.data?.pages[0]?.people ?? []} onChange={setFilter} />}
      onClose={onClose}
    />
  );
}
