export {
  buildCampaign,
  buildCampaignInfluencerRow,
  buildCampaignInfluencerRows,
  buildCampaignListItem,
  buildCampaigns,
  buildCampaignStatistics,
} from '../src/builders/campaigns.ts';
