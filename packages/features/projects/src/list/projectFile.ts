import { projectMutations } from '@resonanz/api-client/projects';

/** The list as a file. A module of its own, which is fetched when a file is asked for. */
export function projectFile(...client: Parameters<typeof projectMutations>) {
  return { exportFile: projectMutations(...client).exportFile };
}
