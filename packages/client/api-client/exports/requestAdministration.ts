export { followCampaignRequest, type FollowCampaignRequestOptions } from '../src/followCampaignRequest.ts';
export {
  requestAdministrationKeys,
  requestAdministrationMutations,
  requestAdministrationQueries,
  type AgencyRequest,
  type AgencyRequestChannel,
  type AgencyRequestChoices,
  type AgencyRequestDecision,
  type AgencyRequestExport,
  type AgencyRequestFilters,
  type AgencyRequestItem,
  type AgencyRequestOutcome,
  type AgencyRequestQuery,
  type AgencyRequestSortKey,
  type RequestCommentAudience,
} from '../src/requestAdministration.ts';
