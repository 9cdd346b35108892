import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RoleId } from '@resonanz/domain/roles';
import { createTokenOffice, emailOf, PASSWORD, type TokenOffice } from '../test/tokenOffice.ts';
import type * as SessionModule from './createSession.ts';
import type { Session } from './Session.ts';

interface Tab {
  readonly session: Session;
  /** Homes that this tab was made to load. */
  readonly homes: readonly string[];
  close(): void;
}

type TabWindow = Window & typeof globalThis & { load: (url: string) => Promise<typeof SessionModule> };

let office: TokenOffice;
let tabs: Tab[];

/** Answers a tab in its own words, over no network. */
const fetchFor =
  (tab: TabWindow): typeof globalThis.fetch =>
  async (input) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const body = await request.text();
    const result = office.calls[call]?.({
      authorization: request.headers.get('Authorization'),
      key: request.headers.get('Idempotency-Key'),
      body,
    });
    const [status, envelope] =
      result && 'data' in result
        ? [200, { message: 'SUCCESS', data: result.data, error: null }]
        : [401, { message: 'UNAUTHORIZED', data: null, error: result?.rejected ?? 'notFound' }];
    return new tab.Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } });
  };

/** Opens a tab of its own: another window with its own code, on the same store, locks and channel. */
async function openTab(): Promise<Tab> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const tab = frame.contentWindow as TabWindow;
  // What the test runner makes of an import needs its runner, which only the window of the test has.
  Object.assign(tab, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } });
  const script = tab.document.createElement('script');
  script.textContent = 'window.load = (url) => import(url)';
  tab.document.head.append(script);
  const { createSession } = await tab.load(new URL('./createSession.ts', import.meta.url).href);
  const homes: string[] = [];
  const session = createSession({
    baseUrl: new URL('/api', location.href).href,
    area: 'staff',
    fetch: fetchFor(tab),
    onLogInElsewhere: (home) => homes.push(home),
  });
  const opened = {
    session,
    homes,
    close() {
      session.close();
      frame.remove();
    },
  };
  tabs.push(opened);
  return opened;
}

const enter = ({ session }: Tab, roleId: RoleId) =>
  session.logIn('staff', { username: emailOf(roleId), password: PASSWORD });
const statusOf = ({ session }: Tab) => session.getState().status;
const userOf = ({ session }: Tab) => {
  const state = session.getState();
  return state.status === 'loggedIn' ? state.user.id : null;
};
const call = async ({ session }: Tab) => (await session.client.http.GET('/region/getAll')).response.status;
const send = (client: Session['client'], regionId: number) =>
  client.http.POST('/changeUserDefaultRegion', { body: { regionId } });

beforeEach(() => {
  localStorage.clear();
  office = createTokenOffice();
  tabs = [];
});

afterEach(() => {
  for (const tab of tabs) tab.close();
  localStorage.clear();
  sessionStorage.clear();
});

test('two windows share a log-in: it arrives in the other one, and so does its end, within a second [R-SESS-023]', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await enter(first, 9);
  await expect.poll(() => userOf(second), { timeout: 1000 }).toBe(909);
  await expect.poll(() => second.homes).toEqual(['/dashboard']);
  await second.session.logOut('forbidden');
  await expect
    .poll(() => first.session.getState(), { timeout: 1000 })
    .toEqual({ status: 'loggedOut', reason: 'forbidden' });
  expect(localStorage.length).toBe(0);
});

test('50 rounds of outdated tokens in two windows: one refresh a round, and no one is thrown out [R-FLOW-024]', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await enter(first, 9);
  await expect.poll(() => statusOf(second)).toBe('loggedIn');
  for (let round = 1; round <= 50; round += 1) {
    office.expireTokens();
    expect(await Promise.all([call(first), call(second), call(first), call(second)])).toEqual([200, 200, 200, 200]);
    expect(office.counts).toEqual({ refreshes: round, reuses: 0 });
  }
  expect([statusOf(first), statusOf(second)]).toEqual(['loggedIn', 'loggedIn']);
});

test('an account switch in one window: the form of the other is not sent for another user, and its page goes home', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await enter(first, 9);
  await expect.poll(() => statusOf(second)).toBe('loggedIn');
  const { client } = first.session;
  const switching = enter(second, 1);
  const forms = Promise.allSettled(Array.from({ length: 20 }, () => send(client, 9)));
  await switching;
  await forms;
  await expect(send(client, 9)).rejects.toMatchObject({ status: 401 });
  await expect.poll(() => first.homes, { timeout: 1000 }).toEqual(['/dashboard']);
  expect(statusOf(first)).toBe('loading');
  await send(second.session.client, 1);
  expect(office.writes.filter(({ roleId, regionId }) => roleId !== regionId)).toEqual([]);
  expect(office.writes.at(-1)).toMatchObject({ roleId: 1, regionId: 1 });
  expect(userOf(second)).toBe(901);
});

test('a window that has received nothing notices another log-in when it comes to the front', async () => {
  const first = await openTab();
  await enter(first, 9);
  // As after a sleep: the store has changed, and no message has come.
  const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>;
  localStorage.setItem('auth', JSON.stringify({ ...auth, loginId: 'another' }));
  const frame = document.querySelector('iframe');
  frame?.contentWindow?.dispatchEvent(new Event('focus'));
  await expect.poll(() => first.homes).toEqual(['/dashboard']);
  expect(statusOf(first)).toBe('loading');
});
