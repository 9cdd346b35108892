import { testerMutations } from '@resonanz/api-client/testers';

/** The list as a file; a module of its own, which is fetched when a file is asked for. */
export function testerFile(...client: Parameters<typeof testerMutations>) {
  return { exportFile: testerMutations(...client).exportFile };
}
