// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const campaignsNames = {
  '/campaign/v1/findAllCompaignData': ['enddatum', 'kampagnenname', 'kundenname', 'startdatum'],
  '/campaign/v1/addCompaignData': ['enddatum', 'kampagnenname', 'startdatum'],
  '/campaign/v1/updateCompaignData': ['compaignDataId', 'enddatum', 'kampagnenname', 'startdatum'],
  '/campaign/v1/addEditCompaignData': ['compaignDataId', 'enddatum', 'kampagnenname', 'startdatum'],
  '/campaign/v1/deleteCompaign': ['compaignDataId'],
  '/campaign/v1/addKpiCalculation': ['compaignDataId'],
  '/campaign/v1/autoUpdateCampaign': ['compaignDataId'],
  '/campaign/v1/brandInvoiceStatusChange': ['compaignDataId'],
  '/campaign/v1/changeArchiveStatus': ['compaignDataId'],
  '/campaign/v1/campaignActiveDeactiveStatusChanged': ['compaignDataId'],
  '/campaign/v1/changeCampaignStatus': ['compaignDataId'],
  '/campaign/v1/updateBrandNDAStatus': ['compaignDataId'],
  '/campaign/v1/export': ['enddatum', 'kampagnenname', 'kundenname', 'startdatum'],
} as const satisfies RequestNames;
