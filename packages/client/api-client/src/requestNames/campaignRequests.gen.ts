// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const campaignRequestsNames = {
  '/campaignRequest/save': ['leistung'],
  '/campaignRequest/channel/brandStatusChange': ['compaignInfluencerId'],
  '/campaignRequest/channel/comment/add': ['compaignInfluencerId'],
  '/campaignRequest/channel/comment/edit': ['compaignInfluencerId'],
  '/campaignRequest/channel/comment/delete': ['compaignInfluencerId'],
  '/campaignRequest/channel/comment/read': ['compaignInfluencerId'],
  '/campaignRequest/finalContent/decision': ['compaignInfluencerId'],
} as const satisfies RequestNames;
