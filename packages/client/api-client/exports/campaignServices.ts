export {
  campaignServiceKeys,
  campaignServiceMutations,
  campaignServiceQueries,
  type CampaignService,
  type CampaignServicePrice,
  type CampaignServiceUpdate,
  type NewCampaignServicePrice,
} from '../src/campaignServices.ts';
