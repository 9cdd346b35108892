import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userQueries } from '@resonanz/api-client/users';
import { allows } from '@resonanz/domain/permissions';
import { failure, success } from '@resonanz/testing/envelopeServer';
import { startAuthServer, type AuthServer } from '../test/authServer.ts';
import { BrowserStorage } from '../test/browserStorage.ts';
import { sessionDataOf } from '../test/sessionData.ts';
import { createSession } from './createSession.ts';
import type { Session, SessionOptions } from './Session.ts';
import { STORAGE_KEYS } from './storage.ts';

const password = 'Resonanz!2026';
const credentials = { username: 'role9@resonanz.example', password };
const pace = { first: 20, most: 40 };

let server: AuthServer;
let sessions: Session[];

/** One more tab of the same browser. */
function tab(options: Partial<SessionOptions> = {}): Session {
  const session = createSession({ baseUrl: server.baseUrl, area: 'staff', pace, timeoutMs: 400, ...options });
  sessions.push(session);
  return session;
}

async function loggedIn(options: Partial<SessionOptions> = {}): Promise<Session> {
  const session = tab(options);
  await session.logIn('staff', credentials);
  return session;
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const statusOf = (session: Session) => session.getState().status;
const reasonOf = (session: Session) => {
  const state = session.getState();
  return state.status === 'loggedOut' ? state.reason : undefined;
};
const regions = (session: Session) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(userQueries(session.client).regions());

beforeEach(async () => {
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  server = await startAuthServer(9);
  sessions = [];
});

afterEach(async () => {
  for (const session of sessions) session.close();
  await server.close();
  vi.unstubAllGlobals();
});

describe('log-in', () => {
  test('keeps every session value under its key [R-SESS-002] [R-SESS-003] [R-SESS-004] [R-SESS-005] [R-SESS-006] [R-SESS-014] [R-SESS-019]', async () => {
    await loggedIn();
    expect(stored('loginUser')).toBe(909);
    expect(stored('email')).toBe('role9@resonanz.example');
    expect(stored('userName')).toBe('role9@resonanz.example');
    expect(stored('fullName')).toBe('Hanna Brandt');
    expect(stored('role')).toEqual({ roleId: 9, roleName: 'campaign manager' });
    expect(stored('roleId')).toBe(9);
  });

  test('keeps region, regions, language, tree and admin flag [R-SESS-007] [R-SESS-008] [R-SESS-009] [R-SESS-010] [R-SESS-011]', async () => {
    await loggedIn();
    expect(stored('userDefaultRegion')).toBe(1);
    expect(stored('userDefaultRegionName')).toBe('DACH');
    expect(stored('regions')).toHaveLength(1);
    expect(stored('userLanguage')).toBe('DE');
    expect(stored('isAdmin')).toBe(false);
    expect(stored('modulePermission')).toEqual(
      expect.arrayContaining([expect.objectContaining({ moduleName: 'Campaign Management' })]),
    );
    expect(stored('permittedRoutes')).toContain('campaign');
  });

  test('keeps the token record and the auth object [R-SESS-001] [R-SESS-017]', async () => {
    await loggedIn();
    expect(stored('token')).toEqual({ accessToken: 'access-1', expirationTime: 1_800_000_000_000 });
    expect(stored('auth')).toEqual({
      loginId: expect.stringMatching(/^[0-9a-f]{32}$/),
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      isRefreshToken: false,
      signupWithToken: false,
    });
  });

  test('stores the flag of the role and no other [R-SESS-013] [R-SESS-022]', async () => {
    await loggedIn();
    expect([stored('isLoggedIn'), stored('isBrandLoggedIn'), stored('isTesterLoggedIn')]).toEqual([true, false, false]);
  });

  test('writes no key that the contract does not name', async () => {
    await loggedIn();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    expect(keys.filter((key) => !(STORAGE_KEYS as readonly (string | null)[]).includes(key))).toEqual([]);
  });

  test('the rights of the tree decide what is offered', async () => {
    const state = (await loggedIn()).getState();
    const may = (module: 'Campaign Management' | 'User Management', right: 'edit' | 'delete' | 'view') =>
      state.status === 'loggedIn' && allows(state.permissions.modules, state.user.role.roleId, module, right);
    expect([
      may('Campaign Management', 'edit'),
      may('Campaign Management', 'delete'),
      may('User Management', 'view'),
    ]).toEqual([true, false, false]);
  });

  test('a wrong password rejects and leaves the running log-in alone', async () => {
    const session = await loggedIn();
    await expect(session.logIn('staff', { ...credentials, password: 'wrong' })).rejects.toMatchObject({
      errorKey: 'wrongCredentials',
    });
    expect(statusOf(session)).toBe('loggedIn');
    expect(server.received('GET /refreshtoken')).toHaveLength(0);
  });

  test('half a log-in is none: without the tree no one is logged in', async () => {
    server.on('GET /roleModulePermission/getRoleBaseModule', () => failure(500, 'BROKEN', 'broken'));
    const session = tab();
    await expect(session.logIn('staff', credentials)).rejects.toMatchObject({ kind: 'server' });
    expect(statusOf(session)).toBe('loggedOut');
    expect(localStorage.length).toBe(0);
    await expect.poll(() => server.received('POST /logout').length).toBe(1);
  });

  test('a stored log-in is restored and reloaded', async () => {
    (await loggedIn()).close();
    const again = tab();
    expect(statusOf(again)).toBe('loading');
    await expect.poll(() => statusOf(again)).toBe('loggedIn');
    expect(server.received('GET /getUserByUsername')).toHaveLength(2);
  });

  test('damaged values are no log-in', () => {
    localStorage.setItem('auth', '{broken');
    expect(statusOf(tab())).toBe('loggedOut');
  });
});

describe('log-out', () => {
  test('clears all local values and notifies the server [R-SESS-021]', async () => {
    const onEnd = vi.fn<() => void>();
    const session = await loggedIn({ onEnd });
    sessionStorage.setItem('todoPopupClosed', 'true');
    localStorage.setItem('anything', 'else');
    onEnd.mockClear();
    await session.logOut();
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(server.received('POST /logout')[0]?.headers.authorization).toBe('Bearer access-1');
  });

  test('works without the server', async () => {
    const session = await loggedIn();
    await server.close();
    await session.logOut();
    expect(statusOf(session)).toBe('loggedOut');
    expect(localStorage.length).toBe(0);
  });

  test('logs out the other tabs within a second, with the same reason [R-SESS-023]', async () => {
    const first = await loggedIn();
    const second = tab();
    await expect.poll(() => statusOf(second)).toBe('loggedIn');
    await first.logOut('forbidden');
    await expect.poll(() => reasonOf(second), { timeout: 1000 }).toBe('forbidden');
    expect(server.received('POST /logout')).toHaveLength(1);
  });

  test('a log-in in one tab logs in the others of its area and leads them home', async () => {
    const homes: string[] = [];
    const waiting = tab({ onLogInElsewhere: (path) => homes.push(path) });
    await loggedIn();
    await expect.poll(() => statusOf(waiting)).toBe('loggedIn');
    await expect.poll(() => homes).toEqual(['/dashboard']);
  });
});

describe('refresh', () => {
  test('one refresh for two tabs, each request replayed with the new token [R-FLOW-024] [R-FLOW-025]', async () => {
    const first = await loggedIn();
    const second = tab();
    await expect.poll(() => statusOf(second)).toBe('loggedIn');
    server.expireTokens();
    await Promise.all([regions(first), regions(second), regions(first), regions(second)]);
    expect(server.received('GET /refreshtoken')).toHaveLength(1);
    expect(stored('auth')).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2', isRefreshToken: false });
  });

  test('the auth object says that a refresh is under way [R-HTTP-003]', async () => {
    const session = await loggedIn();
    let flagged: unknown;
    server.refreshAnswer = () => {
      flagged = stored('auth');
      return success({ accessToken: 'access-2', refreshToken: 'refresh-2', expirationTime: 1 });
    };
    server.expireTokens();
    await regions(session);
    expect(flagged).toMatchObject({ isRefreshToken: true });
    expect(server.received('GET /refreshtoken')[0]?.headers).toMatchObject({
      authorization: 'Bearer refresh-1',
      isrefreshtoken: 'true',
    });
  });

  test('a rejected refresh logs out here and in the other tabs [R-FLOW-026] [R-ERR-001]', async () => {
    const first = await loggedIn();
    const second = tab();
    await expect.poll(() => statusOf(second)).toBe('loggedIn');
    server.refreshAnswer = () => failure(401, 'UNAUTHORIZED', 'sessionEnded');
    server.expireTokens();
    await expect(regions(first)).rejects.toMatchObject({ name: 'AbortError' });
    expect(reasonOf(first)).toBe('expired');
    expect(localStorage.length).toBe(0);
    await expect.poll(() => reasonOf(second)).toBe('expired');
  });

  test.each([
    ['a 500', () => failure(500, 'BROKEN', 'broken')],
    ['a 503', () => failure(503, 'DOWN', 'down')],
    ['silence', () => new Promise<never>(() => {})],
  ])('%s to the refresh keeps the log-in, reports offline, and comes back by itself', async (_name, answer) => {
    const reach: boolean[] = [];
    const session = await loggedIn({ onReach: (isReachable) => reach.push(isReachable) });
    server.refreshAnswer = answer;
    server.expireTokens();
    await expect(regions(session)).rejects.toMatchObject({ kind: 'offline' });
    expect(statusOf(session)).toBe('loggedIn');
    expect(session.isReachable()).toBe(false);
    expect(stored('auth')).toMatchObject({ refreshToken: 'refresh-1' });
    server.refreshAnswer = null;
    await expect.poll(() => session.isReachable()).toBe(true);
    expect(reach).toEqual([false, true]);
    await expect.poll(() => stored('auth')).toMatchObject({ accessToken: 'access-2' });
  });

  test('a log-out during the refresh has the last word', async () => {
    const session = await loggedIn();
    let answer: () => void = () => {};
    server.refreshAnswer = () =>
      new Promise((resolve) => {
        answer = () => resolve(success({ accessToken: 'late', refreshToken: 'late', expirationTime: 1 }));
      });
    server.expireTokens();
    const call = regions(session).catch(() => undefined);
    await expect.poll(() => server.received('GET /refreshtoken').length).toBe(1);
    void session.logOut();
    answer();
    await call;
    expect(localStorage.length).toBe(0);
    expect(reasonOf(session)).toBeNull();
  });

  test('no clock is asked: a token that claims to have ended is used until the server rejects it', async () => {
    const session = await loggedIn();
    localStorage.setItem('token', JSON.stringify({ accessToken: 'access-1', expirationTime: 1 }));
    await regions(session);
    expect(server.received('GET /refreshtoken')).toHaveLength(0);
  });

  test('the live channel gets a new token for a rejected one, and none while there is no verdict', async () => {
    const session = await loggedIn();
    expect(await session.liveToken(null)).toBe('access-1');
    server.refreshAnswer = () => failure(503, 'DOWN', 'down');
    server.expireTokens();
    expect(await session.liveToken('access-1')).toBeNull();
    server.refreshAnswer = null;
    expect(await session.liveToken('access-1')).toBe('access-2');
    expect(await session.liveToken('access-1')).toBe('access-2');
  });
});

describe('a start without the server', () => {
  test('shows what was loaded last and tries again until it answers', async () => {
    (await loggedIn()).close();
    const working = globalThis.fetch;
    let isDown = true;
    const session = tab({
      fetch: (input, init) => (isDown ? Promise.reject(new TypeError('fetch failed')) : working(input, init)),
    });
    await expect.poll(() => statusOf(session)).toBe('loggedIn');
    expect(session.isReachable()).toBe(false);
    expect(session.getState()).toMatchObject({ user: { id: 909, fullName: 'Hanna Brandt', role: { roleId: 9 } } });
    isDown = false;
    await expect.poll(() => session.isReachable()).toBe(true);
  });

  test('a server that answers 500 is waited for', async () => {
    (await loggedIn()).close();
    localStorage.removeItem('permittedRoutes');
    const { user } = sessionDataOf(9);
    let failures = 0;
    server.on('GET /getUserByUsername', () => {
      failures += 1;
      return failures < 3 ? failure(500, 'BROKEN', 'broken') : success(user);
    });
    const session = tab();
    await expect.poll(() => statusOf(session)).toBe('loggedIn');
    expect(failures).toBe(3);
  });
});
