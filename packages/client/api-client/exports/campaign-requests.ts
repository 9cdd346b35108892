export {
  campaignRequestKeys,
  campaignRequestMutations,
  campaignRequestQueries,
  type BrandDecision,
  type CampaignRequest,
  type CampaignRequestListItem,
  type CampaignRequestQuery,
  type CampaignRequestStatistics,
  type ProposedChannel,
} from '../src/campaignRequests.ts';
