export {
  buildCampaign,
  buildCampaignInfluencerRow,
  buildCampaignInfluencerRows,
  buildCampaignListItem,
  buildCampaigns,
} from '../src/builders/campaigns.ts';
