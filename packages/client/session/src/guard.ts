import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { isPermitted, isPublicPath } from '@resonanz/domain/permissions';
import { type Area, areaOf, homePath, isStaff, isTester, loginPath } from '@resonanz/domain/roles';
import { declaredPath } from './declaredPath.ts';
import type { SessionState, SessionUser } from './sessionState.ts';
import { readStartPage } from './storage.ts';

/**
 * What a route guard decides: show the page, wait for the session, ask for a log-in, log out, say that staff have
 * opened a link of another area (`otherArea`), which ends no log-in, or that there is no such page (`notFound`).
 */
export type GuardVerdict = 'allow' | 'wait' | 'logIn' | 'logOut' | 'otherArea' | 'notFound';

// These want a log-in of their own kind, but no one is thrown out for trying them (docs/domain/areas.md#public-pages).
const NEVER_LOG_OUT: readonly string[] = [staffPaths.adminPanel(), staffPaths.dashboardStatistics()];

const METADATA = staffPaths.testerworldMetadata();

const isOfOtherArea = (path: string): boolean => /^\/(campaign-self-service|brand|testerworld)\//.test(path);

/**
 * The one guard of routes: a logged-in user may open what everybody may, and what the permitted routes name. It is for
 * comfort; what a page shows is decided by the server.
 */
export function guard(target: string, state: SessionState): GuardVerdict {
  const path = declaredPath(target);
  if (path !== null && isPublicPath(path)) return 'allow';
  if (state.status === 'loading') return 'wait';
  if (state.status === 'loggedOut') return 'logIn';
  if (path === null) return 'notFound';
  const { roleId } = state.user.role;
  if (isPermitted(path, state.permissions.permittedRoutes)) return 'allow';
  // The address of the metadata leads testers home (docs/domain/areas.md#the-three-areas).
  if (path === METADATA && isTester(roleId)) return 'allow';
  if (NEVER_LOG_OUT.includes(path)) return 'logIn';
  return isStaff(roleId) && isOfOtherArea(path) ? 'otherArea' : 'logOut';
}

/** Where a log-in leads: the start page that staff have set, while it is permitted, else the home of the role. */
export function homeOf(user: SessionUser, permittedRoutes: readonly string[]): string {
  const start = areaOf(user.role.roleId) === 'staff' ? readStartPage() : null;
  return start !== null && isPermitted(start, permittedRoutes)
    ? start
    : homePath({ roleId: user.role.roleId, signupWithToken: user.signupWithToken });
}

const TWINS: Readonly<Partial<Record<Area, Readonly<Record<string, string>>>>> = {
  brand: {
    [staffPaths.notifications()]: brandPaths.notifications(),
    [staffPaths.notification()]: brandPaths.notifications(),
    [staffPaths.userProfile()]: brandPaths.profile(),
    [staffPaths.userProfileEdit()]: brandPaths.profile(),
  },
  testerworld: {
    [staffPaths.notifications()]: testerPaths.notifications(),
    [staffPaths.notification()]: testerPaths.notifications(),
    [staffPaths.userProfile()]: testerPaths.profile(),
    [staffPaths.userProfileEdit()]: testerPaths.profile(),
  },
};

// A brand with an invitation has its settings at the address of everybody's profile, but in the shell of brands, whose
// log-in leads on there.
const FROM_SETTINGS = new URLSearchParams({ from: staffPaths.userProfileEdit() }).toString();
const RESTRICTED_SETTINGS = `${loginPath('brand')}?${FROM_SETTINGS}`;

/**
 * The page of the user's own area that stands for one which everybody may open but only staff have; home where there is
 * none.
 */
export function ownPageOf(target: string, user: SessionUser, permittedRoutes: readonly string[]): string {
  const twin = TWINS[areaOf(user.role.roleId)]?.[declaredPath(target) ?? ''];
  if (user.signupWithToken && twin === brandPaths.profile()) return RESTRICTED_SETTINGS;
  return twin !== undefined && isPermitted(twin, permittedRoutes) ? twin : homeOf(user, permittedRoutes);
}
