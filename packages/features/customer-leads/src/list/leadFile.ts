import { customerLeadMutations } from '@resonanz/api-client/customerLeads';

/**
 * The list as a file. A module of its own, which is fetched when a file is asked for: the changes of leads are not
 * among what the list reads.
 */
export function leadFile(...client: Parameters<typeof customerLeadMutations>) {
  return { exportFile: customerLeadMutations(...client).exportFile };
}
