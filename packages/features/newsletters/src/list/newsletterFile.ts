import { newsletterMutations } from '@resonanz/api-client/newsletters';

/** The list as a file; fetched when a file is asked for. */
export function newsletterFile(...client: Parameters<typeof newsletterMutations>) {
  return { exportFile: newsletterMutations(...client).exportFile };
}
