// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const contractsNames = {
  '/contract/save': ['compaignInfluencerId', 'leistung'],
  '/contract/createForEntries': ['compaignInfluencerId', 'leistung'],
} as const satisfies RequestNames;
