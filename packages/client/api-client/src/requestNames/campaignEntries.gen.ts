// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const campaignEntriesNames = {
  '/campaign/v1/getCampaignInfluencersWithPagination': ['budgetExtern', 'finalesBudget', 'leistung', 'reichweite', 'vorBudget'],
  '/campaign/v1/checkAndGetInfluencerChannel': ['compaignDataId'],
  '/campaign/v1/updateCampaignInfluencer': ['budgetExtern', 'compaignInfluencerId', 'empfehlung', 'finalesBudget', 'impressionen', 'kommentare', 'leistung', 'leser', 'notizen', 'reichweite', 'vorBudget'],
  '/campaign/v1/updateCampaignInfluencers': ['budgetExtern', 'compaignInfluencerId', 'empfehlung', 'finalesBudget', 'impressionen', 'kommentare', 'leistung', 'leser', 'notizen', 'reichweite', 'vorBudget'],
  '/campaign/v1/deleteCompaignInfluencer': ['compaignInfluencerId'],
  '/campaign/v1/stateChange': ['compaignInfluencerId'],
  '/campaign/v1/publishedStatusChange': ['compaignInfluencerId'],
  '/campaign/v1/contentStatusChange': ['compaignInfluencerId'],
  '/campaign/v1/finalContentStatusChange': ['compaignInfluencerId'],
  '/campaign/v1/invoiceStatusChange': ['compaignInfluencerId'],
  '/campaign/v1/brandStatusChange': ['budgetExtern', 'compaignInfluencerId'],
  '/campaign/v1/updateNdaSignedStatus': ['compaignInfluencerId'],
  '/campaign/v1/changeBrandInterestStatus': ['compaignInfluencerId'],
  '/campaign/v1/exportCampaignInfluencers': ['budgetExtern', 'empfehlung', 'finalesBudget', 'impressionen', 'kommentare', 'leistung', 'leser', 'notizen', 'reichweite', 'vorBudget'],
} as const satisfies RequestNames;
