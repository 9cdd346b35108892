import { type Area, areaOf } from '@resonanz/domain/roles';
import { guard, homeOf } from '@resonanz/session/guard';
import type { Session } from '@resonanz/session/session';
import { returnPath } from './returnPath.ts';

/** Where a user who is logged in to an area goes on: to the page that was wanted, or home; null while no one is. */
export function afterLogin(session: Session, area: Area, from: string | null): string | null {
  const state = session.getState();
  if (state.status !== 'loggedIn' || areaOf(state.user.role.roleId) !== area) return null;
  const wanted = returnPath(from);
  // Another user may have been on that page: no one is logged in only to be thrown out.
  const isOpen = wanted !== undefined && ['allow', 'notFound'].includes(guard(wanted, state));
  return isOpen ? wanted : homeOf(state.user, state.permissions.permittedRoutes);
}
