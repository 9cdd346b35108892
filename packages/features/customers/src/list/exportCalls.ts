import { customerMutations } from '@resonanz/api-client/customers';

/** The calls of the area; loaded with the first export. */
export const exportCalls = customerMutations;
