import { amazonUserMutations } from '@resonanz/api-client/amazonUsers';

/** The list as a file; a module of its own, which is fetched when a file is asked for. */
export function amazonUserFile(...client: Parameters<typeof amazonUserMutations>) {
  return { exportFile: amazonUserMutations(...client).exportFile };
}
