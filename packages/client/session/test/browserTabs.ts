import { afterEach, beforeEach, vi } from 'vitest';
import type { ApiClient } from '@resonanz/api-client/client';
import { type Area, areaOf, type RoleId } from '@resonanz/domain/roles';
import { createSession } from '../src/createSession.ts';
import type { Session, SessionOptions } from '../src/Session.ts';
import { BrowserStorage } from './browserStorage.ts';
import { type RotatingServer, startRotatingServer } from './rotatingServer.ts';
import { emailOf, PASSWORD } from './tokenOffice.ts';

/** One browser with its tabs, at a server of its own. */
export interface BrowserTabs {
  readonly server: RotatingServer;
  /** Opens one more tab. */
  open(options?: Partial<SessionOptions>): Session;
}

/** Gives every test of a file a browser, which is closed after it. */
export function browserTabs(): BrowserTabs {
  let server: RotatingServer;
  let sessions: Session[] = [];
  beforeEach(async () => {
    vi.stubGlobal('localStorage', new BrowserStorage());
    vi.stubGlobal('sessionStorage', new BrowserStorage());
    server = await startRotatingServer();
  });
  afterEach(async () => {
    for (const session of sessions) session.close();
    sessions = [];
    await server.close();
    vi.unstubAllGlobals();
  });
  return {
    get server() {
      return server;
    },
    open(options = {}) {
      const area: Area = options.area ?? 'staff';
      const session = createSession({
        baseUrl: server.baseUrl,
        area,
        pace: { first: 20, most: 40 },
        timeoutMs: 2000,
        onLogInElsewhere: () => {},
        ...options,
      });
      sessions.push(session);
      return session;
    },
  };
}

/** Logs the user of a role in to the area of the role. */
export const enterAs = (session: Session, roleId: RoleId): Promise<void> =>
  session.logIn(areaOf(roleId), { username: emailOf(roleId), password: PASSWORD });

/** Sends a form; what it wants is a region, which the server notes together with who has signed. */
export const sendForm = (client: ApiClient, regionId: number) =>
  client.http.POST('/changeUserDefaultRegion', { body: { regionId } });

/** Status of a call that only a log-in answers. */
export async function statusOfCall(client: ApiClient): Promise<number> {
  return (await client.http.GET('/region/getAll')).response.status;
}

/** A value of the browser's store. */
export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
