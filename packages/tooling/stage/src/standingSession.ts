import type { ApiClient } from '@resonanz/api-client/client';
import { buildPermissionTree, type PartialRights, permittedRoutes } from '@resonanz/domain/permissions';
import { areaOf } from '@resonanz/domain/roles';
import type { Region, Session, SessionState, SessionUser } from '@resonanz/session/session';

/** What a standing log-in is made of. */
export interface StandingSessionOptions {
  /** The client whose calls the screens make. */
  readonly client: ApiClient;
  /** The logged-in user, or null. */
  readonly user: SessionUser | null;
  /** The rights of the user's role; those it starts with by default. */
  readonly rights?: PartialRights;
  /** The regions the user can choose from; none by default. */
  readonly regions?: readonly Region[];
}

const LOADING: SessionState = { status: 'loading' };

const nothing = (): Promise<void> => Promise.resolve();

function stateOf({ user, rights, regions = [] }: StandingSessionOptions): SessionState {
  if (!user) return { status: 'loggedOut', reason: null };
  const who = { roleId: user.role.roleId, signupWithToken: user.signupWithToken };
  const modules = buildPermissionTree({ ...who, ...(rights && { rights }) });
  return {
    status: 'loggedIn',
    user,
    regions,
    permissions: { modules, permittedRoutes: permittedRoutes(modules, who) },
  };
}

/** Makes a log-in that stands still and stores nothing: for stories and tests of screens. */
export function createStandingSession(options: StandingSessionOptions): Session {
  const state = stateOf(options);
  return {
    client: options.client,
    getState: () => state,
    isReachable: () => true,
    retryNow: () => {},
    subscribe: () => () => {},
    logIn: nothing,
    logOut: nothing,
    reload: nothing,
    keepUntilEnd: () => () => {},
    liveToken: () => Promise.resolve(null),
    areaOfUser: () => (options.user ? areaOf(options.user.role.roleId) : null),
    close: () => {},
  };
}

/** Makes a log-in that stays in the making: nobody finds out yet who is there. */
export const createLoadingSession = (options: StandingSessionOptions): Session => ({
  ...createStandingSession(options),
  getState: () => LOADING,
});
