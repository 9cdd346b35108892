export {
  buildCampaignRequest,
  buildCampaignRequestListItem,
  buildCampaignRequestStatistics,
  buildProposedChannel,
} from '../src/builders/campaignRequests.ts';
