import { isPermitted } from '@resonanz/domain/permissions';
import type { SessionState } from './sessionState.ts';

/** What a route guard decides: show the page, wait for the session, ask for a log-in, or log out. */
export type GuardVerdict = 'allow' | 'wait' | 'logIn' | 'logOut';

/** The guard of logged-in routes: one must be logged in and the path must be permitted (000 §6). */
export function guard(path: string, state: SessionState): GuardVerdict {
  if (state.status === 'loading') return 'wait';
  if (state.status === 'loggedOut') return 'logIn';
  return isPermitted(path, state.permissions.permittedRoutes) ? 'allow' : 'logOut';
}
