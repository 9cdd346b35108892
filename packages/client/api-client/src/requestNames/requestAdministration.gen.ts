// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const requestAdministrationNames = {
  '/campaignRequest/changeStatus': ['enddatum', 'kampagnenname', 'startdatum'],
  '/campaign/selfService/getWithPagination': ['kampagnenname'],
  '/campaign/selfService/extendOption': ['compaignInfluencerId'],
  '/campaign/selfService/remindBrand': ['compaignDataId'],
} as const satisfies RequestNames;
