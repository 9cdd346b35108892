import { ugcRequestMutations } from '@resonanz/api-client/ugc-requests';

/** The calls of the area; loaded with the first export. */
export const exportCalls = ugcRequestMutations;
