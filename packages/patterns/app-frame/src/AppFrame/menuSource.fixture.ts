import { buildPermissionTree, type PermissionNode } from '@resonanz/domain/permissions';

/** Where the permission tree of the user comes from. */
export interface MenuSource {
  load(): Promise<readonly PermissionNode[]>;
}

/** A backend in memory that takes its time, and fails as often as a test wants. */
export function createMenuSource({ delayMs, failures }: { delayMs: number; failures: number }): MenuSource {
  let left = failures;
  return {
    async load() {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (left === 0) return buildPermissionTree({ roleId: 9 });
      left -= 1;
      throw new Error('The server is having a break.');
    },
  };
}
