import { customerLeadMutations } from '@resonanz/api-client/customer-leads';

/** The calls of the area; loaded with the first export. */
export const exportCalls = customerLeadMutations;
