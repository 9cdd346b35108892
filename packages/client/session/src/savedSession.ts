import type { StoredMenu } from './menuCrypto/storedMenu.ts';
import type { WireNode } from './permissions.ts';
import type { StoredSession } from './sessionState.ts';
import { readAuth } from './storage.ts';
import { readRegions, readRoutes, readUser, writeSession } from './storedSession.ts';

/** What the browser keeps of a log-in to show it without the server. */
export interface SavedSession {
  /** Keeps what has been loaded. */
  write(loginId: string, session: StoredSession, modules: readonly WireNode[]): void;
  /** What was loaded last; null when it is missing, damaged or another user's. */
  read(loginId: string): Promise<StoredSession | null>;
  /** Deletes what does not stand in the store that a log-out clears. */
  forget(loginId: string): void;
}

/** Until the page has nothing to do: encryption takes long enough to be felt. A page in the background is never idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

/** Makes it. */
export function createSavedSession(): SavedSession {
  let opened: Promise<StoredMenu> | undefined;
  // No log-in waits for the code that encrypts; what could not be fetched is fetched when it is needed next.
  const menu = (): Promise<StoredMenu> => {
    opened ??= import('./menuCrypto/storedMenu.ts').then(({ createStoredMenu }) => createStoredMenu());
    opened.catch(() => (opened = undefined));
    return opened;
  };
  const inMenu = (work: (stored: StoredMenu) => void): void => void menu().then(work, () => {});
  return {
    write(loginId, session, modules) {
      writeSession(session);
      void idle().then(() => inMenu((stored) => stored.write(loginId, session.user.role.roleId, modules)));
    },
    async read(loginId) {
      if (readAuth()?.loginId !== loginId) return null;
      const [user, permittedRoutes, regions] = [readUser(), readRoutes(), readRegions()];
      if (!user || !permittedRoutes) return null;
      const stored = await menu().catch(() => null);
      return (
        stored && {
          user,
          regions,
          permissions: { modules: await stored.read(loginId, user.role.roleId), permittedRoutes },
        }
      );
    },
    forget: (loginId) => inMenu((stored) => stored.forget(loginId)),
  };
}
