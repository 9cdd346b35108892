export { buildCampaignService, buildCampaignServicePrice } from '../src/builders/campaignServices.ts';
