import { influencerMutations } from '@resonanz/api-client/influencers';

/** The calls of the area; loaded with the first export. */
export const exportCalls = influencerMutations;
