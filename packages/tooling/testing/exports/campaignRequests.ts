export {
  buildBookedChannel,
  buildCampaignRequest,
  buildCampaignRequestForm,
  buildCampaignRequestListItem,
  buildCampaignRequestStatistics,
  buildImaActivity,
  buildProposedChannel,
  buildSelfServiceFigures,
} from '../src/builders/campaignRequests.ts';
