export { buildCampaignRequest, buildCampaignRequestListItem, buildProposedChannel } from '../src/builders/campaignRequests.ts';
