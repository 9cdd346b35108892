import { contractMutations } from '@resonanz/api-client/contracts';

/** The calls of the area; loaded with the first export. */
export const exportCalls = contractMutations;
