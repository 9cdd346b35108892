import { get, set, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FALLBACK_MENU, visibleMenu } from '@resonanz/domain/permissions';
import type { RoleId } from '@resonanz/domain/roles';
import { emailOf, createTokenOffice, PASSWORD, type TokenOffice } from '../test/tokenOffice.ts';
import { createSession } from './createSession.ts';
import type { Session } from './Session.ts';

let office: TokenOffice;
let sessions: Session[];
const keys = () => get<{ loginId: string; key: JsonWebKey }>('menuKey', createStore('resonanz-session', 'keys'));

const answering: typeof globalThis.fetch = async (input) => {
  const request = input as Request;
  const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
  const result = office.calls[call]?.({
    authorization: request.headers.get('Authorization'),
    key: null,
    body: await request.text(),
  });
  return result && 'data' in result
    ? Response.json({ message: 'SUCCESS', data: result.data, error: null })
    : Response.json({ message: 'UNAUTHORIZED', data: null, error: result?.rejected ?? 'notFound' }, { status: 401 });
};

function open(area: 'staff' | 'brand' | 'testerworld', fetch = answering): Session {
  const session = createSession({ baseUrl: '/api', area, fetch, pace: { first: 3_600_000, most: 3_600_000 } });
  sessions.push(session);
  return session;
}

const AREAS = { 9: 'staff', 3: 'brand', 8: 'testerworld' } as const satisfies Partial<Record<RoleId, string>>;

async function enter(roleId: 9 | 3 | 8): Promise<Session> {
  const session = open(AREAS[roleId]);
  await session.logIn(AREAS[roleId], { username: emailOf(roleId), password: PASSWORD });
  return session;
}

/** What is shown at a start without the server. */
async function shownWithoutServer(area: 'staff' | 'brand') {
  const session = open(area, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect.poll(() => session.getState().status).toBe('loggedIn');
  const state = session.getState();
  return state.status === 'loggedIn' ? state.permissions.modules : [];
}

const menuOf = (modules: Parameters<typeof visibleMenu>[0]) =>
  visibleMenu(modules, ['/dashboard', '/campaign', '/models', '/creator', '/campaign-self-service/brand-dashboard']);

beforeEach(() => {
  localStorage.clear();
  office = createTokenOffice();
  sessions = [];
});

afterEach(() => {
  for (const session of sessions) session.close();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored menu', () => {
  test.each([
    [9, 'adminMenu', 'brandMenu'],
    [3, 'brandMenu', 'adminMenu'],
  ] as const)(
    'of role %i is stored encrypted as %s and not as %s [R-SESS-018] [R-SEC-005]',
    async (roleId, key, other) => {
      await enter(roleId);
      await expect.poll(() => localStorage.getItem(key)).not.toBeNull();
      const code = JSON.parse(localStorage.getItem(key) ?? '""') as string;
      expect(atob(code).length % 128).toBe(0);
      expect(atob(code)).not.toContain('routeName');
      expect(localStorage.getItem(other)).toBeNull();
    },
  );

  test('is written once the page has nothing else to do, not while the log-in is being drawn', async () => {
    const turns: IdleRequestCallback[] = [];
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => turns.push(callback));
    onTestFinished(() => void vi.restoreAllMocks());
    const session = await enter(9);
    expect(session.getState().status).toBe('loggedIn');
    await expect.poll(() => turns.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(localStorage.getItem('adminMenu')).toBeNull();
    for (const turn of turns) turn({ didTimeout: false, timeRemaining: () => 50 });
    await expect.poll(() => localStorage.getItem('adminMenu')).not.toBeNull();
  });

  test('testers have none, and no key pair either', async () => {
    await enter(8);
    expect([localStorage.getItem('adminMenu'), localStorage.getItem('brandMenu')]).toEqual([null, null]);
  });

  test('the key pair is made per log-in, of 1,024 bits, stays in the browser and goes with the log-out [R-SEC-004]', async () => {
    const session = await enter(9);
    await expect.poll(keys).toBeDefined();
    const first = await keys();
    expect(atob((first?.key.n ?? '').replaceAll('-', '+').replaceAll('_', '/'))).toHaveLength(128);
    await session.logOut();
    await expect.poll(keys).toBeUndefined();
    await session.logIn('staff', { username: emailOf(9), password: PASSWORD });
    await expect.poll(keys).toBeDefined();
    expect((await keys())?.key.n).not.toBe(first?.key.n);
    await session.logOut();
    await expect.poll(keys).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test('is what a start without the server draws', async () => {
    const session = await enter(9);
    const state = session.getState();
    await expect.poll(() => localStorage.getItem('adminMenu')).not.toBeNull();
    session.close();
    const shown = menuOf(await shownWithoutServer('staff'));
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(state.status === 'loggedIn' ? menuOf(state.permissions.modules) : null);
  });

  test.each([
    ['is missing', () => localStorage.removeItem('adminMenu')],
    ['is damaged', () => localStorage.setItem('adminMenu', `"${btoa('x'.repeat(256))}"`)],
    ['is no text', () => localStorage.setItem('adminMenu', '{"__proto__":[]}')],
    [
      'was written with another key',
      async () => set('menuKey', { loginId: 'another', key: {} }, createStore('resonanz-session', 'keys')),
    ],
  ])('gives way to the fallback menu when it %s [R-NAV-007]', async (_what, damage: () => unknown) => {
    const session = await enter(9);
    await expect.poll(() => localStorage.getItem('adminMenu')).not.toBeNull();
    session.close();
    await damage();
    expect(await shownWithoutServer('staff')).toEqual(FALLBACK_MENU);
  });

  test('a log-out while it is being written leaves nothing behind', async () => {
    const session = await enter(9);
    await session.logOut();
    await expect.poll(keys).toBeUndefined();
    // The codec has had its turns by then.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(localStorage.length).toBe(0);
    expect(await keys()).toBeUndefined();
  });
});
