import { describe, expect, test } from 'vitest';
import { allows } from '@resonanz/domain/permissions';
import { browserTabs, enterAs, statusOfCall, stored } from '../test/browserTabs.ts';
import { guard } from './guard.ts';
import type { Session } from './Session.ts';
import { readStartPage, STORAGE_KEYS } from './storage.ts';

const browser = browserTabs();
const statusOf = (session: Session) => session.getState().status;

const DAMAGE = [
  '{broken',
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '1e999',
  'true',
  '[null]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"view":true}}}',
];

/** A tab whose server gives no verdict, so that it has only what is stored. */
const withoutServer = (): Session => browser.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });

describe('stored values that were tampered with', () => {
  test.each(STORAGE_KEYS)('%s, damaged in every way, throws nowhere and grants nothing', async (key) => {
    const session = browser.open();
    await enterAs(session, 9);
    session.close();
    for (const damage of DAMAGE) {
      localStorage.setItem(key, damage);
      const tab = withoutServer();
      await expect.poll(() => statusOf(tab) !== 'loading' || !tab.isReachable()).toBe(true);
      const state = tab.getState();
      if (state.status === 'loggedIn') {
        expect(guard('/permission', state)).not.toBe('allow');
        expect(state.user.isAdmin).toBe(false);
        expect(allows(state.permissions.modules, state.user.role.roleId, 'Campaign Management', 'delete')).toBe(false);
      }
      tab.close();
    }
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect(({} as Record<string, unknown>)['view']).toBeUndefined();
  });

  test('without tokens there is no log-in, whatever else is stored', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    session.close();
    localStorage.setItem('isLoggedIn', 'true');
    for (const auth of [
      '{"accessToken":"a"}',
      '{"accessToken":1,"refreshToken":"b","loginId":"c"}',
      '{"__proto__":{"accessToken":"a","refreshToken":"b","loginId":"c"}}',
    ]) {
      localStorage.setItem('auth', auth);
      const tab = browser.open();
      expect(statusOf(tab)).toBe('loggedOut');
      tab.close();
    }
  });

  test('a tree and routes that the user has written are replaced at the next start', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    session.close();
    localStorage.setItem('permittedRoutes', '["permission","logs"]');
    localStorage.setItem('roleId', '6');
    localStorage.setItem('isAdmin', 'true');
    const tab = browser.open();
    await expect.poll(() => statusOf(tab)).toBe('loggedIn');
    expect(guard('/permission', tab.getState())).toBe('logOut');
    expect([stored('roleId'), stored('isAdmin')]).toEqual([9, false]);
  });

  test.each(['"//evil.example"', '"/\\\\evil.example"', '"https://evil.example"', '"javascript:alert(1)"', '7'])(
    'the start page %s is none',
    (page) => {
      localStorage.setItem('dashboardRoute', page);
      expect(readStartPage()).toBeNull();
    },
  );

  test('a store that the user empties ends the log-in with the next call, which is not sent', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    const before = browser.server.requests.length;
    localStorage.clear();
    await expect(statusOfCall(session.client)).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: null });
    expect(browser.server.requests).toHaveLength(before);
  });
});

describe('messages of strangers on the channel', () => {
  const garbage = [
    null,
    undefined,
    7,
    'loggedOut',
    [],
    {},
    { kind: 'loggedOut' },
    { kind: 'loggedOut', area: 'staff', reason: 'forbidden' },
    { kind: 'loggedOut', area: 'staff', loginId: 'guessed', reason: 'forbidden' },
    { kind: 'loggedOut', area: 'staff', loginId: { toString: () => 'x' } },
    { kind: 'loggedIn', area: 'elsewhere', loginId: 'x' },
    { kind: 'loggedIn', area: 'staff', loginId: 'x' },
    { kind: 'constructor', area: 'staff', loginId: 'x' },
    { __proto__: null, kind: 'loggedIn', area: 'staff' },
    JSON.parse('{"__proto__":{"kind":"loggedOut","area":"staff","loginId":"x"}}'),
  ];

  test('end no log-in and begin none', async () => {
    const [session, waiting] = [browser.open(), browser.open({ area: 'brand' })];
    await enterAs(session, 9);
    const channel = new BroadcastChannel('auth-state');
    for (const message of garbage) {
      try {
        channel.postMessage(message);
      } catch {
        // What cannot be cloned cannot arrive.
      }
    }
    // A true message behind them says that they have all arrived.
    const other = browser.open();
    await expect.poll(() => statusOf(other)).toBe('loggedIn');
    await other.reload();
    expect([statusOf(session), statusOf(waiting)]).toEqual(['loggedIn', 'loggedOut']);
    await other.logOut('expired');
    await expect.poll(() => session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
    channel.close();
  });
});

describe('a log-in of another time', () => {
  test('tokens that the server has forgotten are rejected once and removed', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    session.close();
    browser.server.office.open.clear();
    const tab = browser.open();
    await expect.poll(() => tab.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
    expect(localStorage.length).toBe(0);
    expect(browser.server.received('GET /refreshtoken')).toHaveLength(1);
  });

  test('an old refresh token that comes back ends the log-in everywhere', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    const old = localStorage.getItem('auth') ?? '';
    for (let round = 0; round < 3; round += 1) {
      browser.server.office.expireTokens();
      await statusOfCall(session.client);
    }
    localStorage.setItem('auth', old);
    browser.server.office.expireTokens();
    await statusOfCall(session.client).catch(() => undefined);
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
    expect(browser.server.office.counts.reuses).toBe(1);
  });
});

test('leaves nothing in the store after a log-out, whatever has been stored meanwhile [R-SESS-021]', async () => {
  const session = browser.open();
  await enterAs(session, 9);
  for (const key of STORAGE_KEYS) localStorage.setItem(key, '"something"');
  sessionStorage.setItem('todoPopupClosed', 'true');
  await session.logOut();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
