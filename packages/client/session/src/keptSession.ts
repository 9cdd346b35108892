import { createStoredMenu } from './menuCrypto/storedMenu.ts';
import type { WireNode } from './permissions.ts';
import type { StoredSession } from './sessionState.ts';
import { readAuth } from './storage.ts';
import { readRegions, readRoutes, readUser, writeSession } from './storedSession.ts';

/** What the browser keeps of a log-in to show it without the server. */
export interface KeptSession {
  /** Keeps what has been loaded. */
  write(loginId: string, session: StoredSession, modules: readonly WireNode[]): void;
  /** What was loaded last; null when it is missing, damaged or somebody else's. */
  read(loginId: string): Promise<StoredSession | null>;
  /** Deletes what does not stand in the store that a log-out clears. */
  forget(loginId: string): void;
}

/** Makes it. */
export function createKeptSession(): KeptSession {
  const menu = createStoredMenu();
  return {
    write(loginId, session, modules) {
      writeSession(session);
      menu.write(loginId, session.user.role.roleId, modules);
    },
    async read(loginId) {
      if (readAuth()?.loginId !== loginId) return null;
      const [user, permittedRoutes, regions] = [readUser(), readRoutes(), readRegions()];
      if (!user || !permittedRoutes) return null;
      return { user, regions, permissions: { modules: await menu.read(loginId, user.role.roleId), permittedRoutes } };
    },
    forget: menu.forget,
  };
}
