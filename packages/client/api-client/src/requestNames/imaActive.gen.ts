// Made by `npm run generate` from the contract and the names of @resonanz/domain; never edited.
import type { RequestNames } from '../translated.ts';

export const imaActiveNames = {
  '/imaActive/comment/add': ['compaignInfluencerId'],
} as const satisfies RequestNames;
