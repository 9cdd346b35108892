import { projectShippingMutations } from '@resonanz/api-client/projectShipping';

/** The list of parcels as a file. A module of its own, which is fetched when a file is asked for. */
export function shippingFile(...client: Parameters<typeof projectShippingMutations>) {
  return { exportFile: projectShippingMutations(...client).exportFile };
}
