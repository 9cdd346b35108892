import { useCallback } from 'react';
import { matchPath } from 'react-router';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { isPermitted } from '@resonanz/domain/permissions';
import { useSession } from '@resonanz/session/react';

/** Where the notifications themselves are, under all their addresses. */
const OWN: readonly string[] = [
  staffPaths.notifications.pattern,
  staffPaths.notification.pattern,
  brandPaths.notifications.pattern,
  testerPaths.notifications.pattern,
];

/** What is known of the pages that notifications lead to. */
export interface Targets {
  /**
   * Whether the logged-in user may open a path (docs/domain/notifications.md#targets-without-permission); the route
   * guard decides by the same list.
   */
  readonly allowsPath: (path: string) => boolean;
  /** Whether the shell has a page at a path. */
  readonly hasPage: (path: string) => boolean;
}

/**
 * What is known of the pages that notifications lead to; `existing` are the paths that the shell has screens for, as a
 * list that stays the same.
 */
export function useTargets(existing: readonly string[]): Targets {
  const { permissions } = useSession();
  const hasPage = useCallback(
    (path: string) =>
      [...existing, ...OWN].some((pattern) => matchPath(pattern, path.split(/[?#]/, 1)[0] ?? '') !== null),
    [existing],
  );
  return { allowsPath: (path) => permissions !== null && isPermitted(path, permissions.permittedRoutes), hasPage };
}
