import { testerBrandMutations } from '@resonanz/api-client/testerBrands';

/**
 * The list as a file. A module of its own, which is fetched when a file is asked for: the other changes of brands are
 * not among what the list reads.
 */
export function testerBrandFile(...client: Parameters<typeof testerBrandMutations>) {
  return { exportFile: testerBrandMutations(...client).exportFile };
}
