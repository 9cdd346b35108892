import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { isPermitted } from '@resonanz/domain/permissions';
import { areaOf, homePath, isStaff } from '@resonanz/domain/roles';
import type { SessionState, SessionUser } from './sessionState.ts';
import { readStartPage } from './storage.ts';

/**
 * What a route guard decides: show the page, wait for the session, ask for a log-in, log out, or say that
 * staff have opened a link of another area (`otherArea`), which ends no log-in.
 */
export type GuardVerdict = 'allow' | 'wait' | 'logIn' | 'logOut' | 'otherArea';

// These want a log-in of their own kind, but nobody is thrown out for trying them.
const NEVER_LOG_OUT: readonly string[] = [staffPaths.adminPanel(), staffPaths.dashboardStatistics()];

// Roots of whole areas: below them only the listed routes are declared.
const ROOTS: ReadonlySet<string> = new Set([brandPaths.landing(), staffPaths.testerworldMetadata()]);

const DECLARED = [staffPaths, brandPaths, testerPaths].flatMap((paths) =>
  Object.values(paths).map(({ pattern }) => ({ segments: segmentsOf(pattern), isExact: ROOTS.has(pattern) })),
);

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? '';

function isDeclared(path: string): boolean {
  const own = segmentsOf(path);
  return DECLARED.some(
    ({ segments, isExact }) =>
      (isExact ? segments.length === own.length : segments.length <= own.length) &&
      segments.every((segment, index) => segment.startsWith(':') || segment === own[index]),
  );
}

function isOfOtherArea(path: string): boolean {
  const [first, second] = segmentsOf(path);
  return first === 'campaign-self-service' || first === 'brand' || (first === 'testerworld' && second !== undefined);
}

/** The guard of logged-in routes: one must be logged in, and a declared path must be permitted (000 §6). A path nobody declared is allowed, so that the router says "not found". */
export function guard(target: string, state: SessionState): GuardVerdict {
  if (state.status === 'loading') return 'wait';
  if (state.status === 'loggedOut') return 'logIn';
  const path = pathOf(target);
  if (isPermitted(path, state.permissions.permittedRoutes) || !isDeclared(path)) return 'allow';
  if (NEVER_LOG_OUT.includes(path)) return 'logIn';
  return isStaff(state.user.role.roleId) && isOfOtherArea(path) ? 'otherArea' : 'logOut';
}

/** Where a log-in leads: the start page that staff have set, while it is permitted, else the home of the role. */
export function homeOf(user: SessionUser, permittedRoutes: readonly string[]): string {
  const start = areaOf(user.role.roleId) === 'staff' ? readStartPage() : null;
  return start !== null && isPermitted(start, permittedRoutes)
    ? start
    : homePath({ roleId: user.role.roleId, signupWithToken: user.signupWithToken });
}
