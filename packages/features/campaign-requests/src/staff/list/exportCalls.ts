import { requestAdministrationMutations } from '@resonanz/api-client/request-administration';

/** The calls of the area; loaded with the first export. */
export const exportCalls = requestAdministrationMutations;
