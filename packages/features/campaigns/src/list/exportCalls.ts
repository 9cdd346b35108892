import { campaignMutations } from '@resonanz/api-client/campaigns';

/** The calls of the area; loaded with the first export. */
export const exportCalls = campaignMutations;
