import { describe, expect, test, vi } from 'vitest';
import { browserTabs, enterAs, sendForm, statusOfCall, stored } from '../test/browserTabs.ts';
import type { Session } from './Session.ts';

const browser = browserTabs();
const refreshes = () => browser.server.received('GET /refreshtoken').length;
const statusOf = (session: Session) => session.getState().status;

async function twoTabs(): Promise<readonly [Session, Session]> {
  const [first, second] = [browser.open(), browser.open()];
  await enterAs(first, 9);
  await expect.poll(() => statusOf(second)).toBe('loggedIn');
  return [first, second];
}

describe('many at once', () => {
  test('100 parallel calls with an outdated token lead to one refresh, and all of them are answered [R-FLOW-024]', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    browser.server.office.expireTokens();
    const answers = await Promise.all(Array.from({ length: 100 }, () => statusOfCall(session.client)));
    expect(answers).toEqual(Array(100).fill(200));
    expect(refreshes()).toBe(1);
  });

  test('50 rounds in two tabs: one refresh a round, no old token comes back, and no one is thrown out', async () => {
    const [first, second] = await twoTabs();
    for (let round = 1; round <= 50; round += 1) {
      browser.server.office.expireTokens();
      const tabs = [first, second, first, second, second, first];
      const answers = await Promise.all(tabs.map(({ client }) => statusOfCall(client)));
      expect(answers).toEqual([200, 200, 200, 200, 200, 200]);
      expect(refreshes()).toBe(round);
    }
    expect(browser.server.office.counts.reuses).toBe(0);
    expect([statusOf(first), statusOf(second)]).toEqual(['loggedIn', 'loggedIn']);
    expect(stored('auth')).toMatchObject({
      accessToken: 'access-1-51',
      refreshToken: 'refresh-1-51',
      isRefreshToken: false,
    });
  });

  test('100 parallel writes are each carried out once, with keys of their own that the replays keep', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    browser.server.office.expireTokens();
    await Promise.all(Array.from({ length: 100 }, (_, regionId) => sendForm(session.client, regionId)));
    const { writes } = browser.server.office;
    expect(writes.map(({ regionId }) => regionId).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(new Set(writes.map(({ key }) => key)).size).toBe(100);
    const sent = browser.server
      .received('POST /changeUserDefaultRegion')
      .map(({ body, headers }) => `${body} ${headers['idempotency-key']}`);
    expect(new Set(sent).size).toBe(100);
  });

  test('a refresh that is rejected ends 100 calls without a loop', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    browser.server.office.expireTokens();
    browser.server.office.open.clear();
    await Promise.allSettled(Array.from({ length: 100 }, () => statusOfCall(session.client)));
    expect(refreshes()).toBe(1);
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
  });
});

describe('clocks that differ by ten minutes', () => {
  test.each([
    ['the device is ahead', 10],
    ['the device is behind', -10],
  ])('%s: a token is used until the server rejects it, then exchanged once', async (_name, minutes) => {
    const now = Date.now.bind(Date);
    const session = browser.open();
    vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
    // What the server says is right by its own clock only.
    browser.server.office.expirationTime = () => now() + 5 * 60_000;
    await enterAs(session, 9);
    for (let call = 0; call < 5; call += 1) expect(await statusOfCall(session.client)).toBe(200);
    expect(refreshes()).toBe(0);
    browser.server.office.expireTokens();
    for (let call = 0; call < 5; call += 1) expect(await statusOfCall(session.client)).toBe(200);
    expect(refreshes()).toBe(1);
    vi.restoreAllMocks();
  });

  test('a server whose new tokens are outdated at once is asked twice and then believed', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    let calls = 0;
    browser.server.on('GET /region/getAll', () => {
      calls += 1;
      return {
        status: 401,
        headers: { 'content-type': 'application/json' },
        body: '{"message":"UNAUTHORIZED","error":"tokenExpired","data":null}',
      };
    });
    await statusOfCall(session.client).catch(() => undefined);
    expect([calls, refreshes()]).toEqual([2, 1]);
    expect(session.getState()).toEqual({ status: 'loggedOut', reason: 'expired' });
  });
});

describe('log-out against refresh', () => {
  test('a log-out in one tab while the other is refreshing leaves no tokens behind', async () => {
    const [first, second] = await twoTabs();
    for (let round = 0; round < 20; round += 1) {
      browser.server.office.expireTokens();
      const call = statusOfCall(second.client).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, round % 5));
      await first.logOut();
      await call;
      await expect.poll(() => statusOf(second)).toBe('loggedOut');
      await expect.poll(() => localStorage.length).toBe(0);
      await enterAs(first, 9);
      await expect.poll(() => statusOf(second)).toBe('loggedIn');
    }
  });

  test('an outdated access token does not let the refresh token outlive the log-out', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    browser.server.office.expireTokens();
    await session.logOut();
    expect(browser.server.office.open.size).toBe(0);
  });

  test('a log-in over another one ends that one on the server', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    await enterAs(session, 1);
    await expect.poll(() => [...browser.server.office.open.values()].map(({ roleId }) => roleId)).toEqual([1]);
  });
});

test('requests and uploads under way are cut off when the log-in ends, and what was held until then is released', async () => {
  const session = browser.open();
  await enterAs(session, 9);
  browser.server.on('POST /changeUserDefaultRegion', () => new Promise<never>(() => {}));
  const released: string[] = [];
  session.keepUntilEnd(() => released.push('kept'));
  const takeBack = session.keepUntilEnd(() => released.push('taken back'));
  takeBack();
  const upload = sendForm(session.client, 1).catch((error: unknown) => error);
  await expect.poll(() => browser.server.received('POST /changeUserDefaultRegion').length).toBe(1);
  await session.logOut();
  expect(await upload).toMatchObject({ name: 'AbortError' });
  expect(released).toEqual(['kept']);
  session.keepUntilEnd(() => released.push('nobody is logged in'));
  expect(released).toEqual(['kept', 'nobody is logged in']);
});
