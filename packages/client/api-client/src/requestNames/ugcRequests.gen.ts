// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const ugcRequestsNames = {
  '/ugcCampaignRequest/channel/brandStatusChange': ['compaignInfluencerId'],
  '/ugcCampaignRequest/channel/comment/add': ['compaignInfluencerId'],
  '/ugcCampaignRequest/channel/comment/edit': ['compaignInfluencerId'],
  '/ugcCampaignRequest/channel/comment/delete': ['compaignInfluencerId'],
  '/ugcCampaignRequest/channel/comment/read': ['compaignInfluencerId'],
  '/ugcCampaignRequest/video/update': ['compaignInfluencerId'],
} as const satisfies RequestNames;
