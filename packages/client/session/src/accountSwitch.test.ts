import { describe, expect, test } from 'vitest';
import type { RoleId } from '@resonanz/domain/roles';
import { browserTabs, enterAs, sendForm, statusOfCall, stored } from '../test/browserTabs.ts';

const browser = browserTabs();
const writers = () => browser.server.office.writes.map(({ roleId }) => roleId);

describe('another account in another tab', () => {
  test('a form of the first is not sent with the token of the second, from the first moment on', async () => {
    const homes: string[] = [];
    const first = browser.open({ onLogInElsewhere: (home) => homes.push(home) });
    await enterAs(first, 9);
    const { client } = first;
    const second = browser.open();
    await expect.poll(() => second.getState().status).toBe('loggedIn');
    await enterAs(second, 1);
    // Nothing of the other tab has arrived yet: the store alone says it.
    await expect(sendForm(client, 9)).rejects.toMatchObject({ status: 401 });
    await expect.poll(() => homes).toEqual(['/dashboard']);
    await expect(sendForm(client, 9)).rejects.toMatchObject({ status: 401 });
    expect(browser.server.received('POST /changeUserDefaultRegion')).toHaveLength(0);
    expect(await statusOfCall(second.client)).toBe(200);
  });

  test('the page of the first is left: no state of it goes on under another name', async () => {
    const states: string[] = [];
    const first = browser.open();
    await enterAs(first, 9);
    first.subscribe(() => {
      const state = first.getState();
      states.push(state.status === 'loggedIn' ? String(state.user.id) : state.status);
    });
    await enterAs(browser.open(), 1);
    await expect.poll(() => first.getState().status).toBe('loading');
    expect(states).toEqual(['loading']);
    expect(await first.liveToken(null)).toBeNull();
  });

  test('the same user in a new log-in is another log-in, too', async () => {
    const first = browser.open();
    await enterAs(first, 9);
    const { client } = first;
    await enterAs(browser.open(), 9);
    await expect(sendForm(client, 9)).rejects.toMatchObject({ status: 401 });
    expect(writers()).toEqual([]);
  });

  test('a replay after a refresh belongs to the log-in of its form', async () => {
    const first = browser.open();
    await enterAs(first, 9);
    browser.server.office.expireTokens();
    let letGo: () => void = () => {};
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    const { client } = browser.open({
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (input instanceof Request && input.url.endsWith('/refreshtoken')) await isHeld;
        return response;
      },
    });
    const form = sendForm(client, 9).catch(() => undefined);
    await expect.poll(() => browser.server.received('GET /refreshtoken').length).toBe(1);
    const other = browser.open();
    const entering = enterAs(other, 1);
    letGo();
    await entering;
    await form;
    expect(writers()).not.toContain(1);
    expect(stored('loginUser')).toBe(901);
    expect(await statusOfCall(other.client)).toBe(200);
  });

  test('in the same tab, what the one had started is not finished by the next', async () => {
    const session = browser.open();
    await enterAs(session, 9);
    const before = session.client;
    await enterAs(session, 1);
    expect(session.client).not.toBe(before);
    await expect(sendForm(before, 9)).rejects.toMatchObject({ status: 401 });
    await sendForm(session.client, 1);
    expect(writers()).toEqual([1]);
  });

  test('in another area ends the log-in shown here, and stays', async () => {
    const homes: string[] = [];
    const staff = browser.open({ onLogInElsewhere: (home) => homes.push(home) });
    await enterAs(staff, 9);
    const brand = browser.open({ area: 'brand' });
    await enterAs(brand, 3);
    await expect.poll(() => staff.getState()).toEqual({ status: 'loggedOut', reason: null });
    expect(stored('loginUser')).toBe(903);
    expect(await statusOfCall(staff.client)).toBe(401);
    expect(browser.server.requests.at(-1)?.headers.authorization).toBeUndefined();
    expect(await statusOfCall(brand.client)).toBe(200);
    expect(homes).toEqual([]);
  });

  test('log-out here does not end the log-in that another tab has made', async () => {
    const first = browser.open();
    await enterAs(first, 9);
    const second = browser.open();
    await enterAs(second, 1);
    await first.logOut();
    expect(stored('loginUser')).toBe(901);
    expect(await statusOfCall(second.client)).toBe(200);
    expect([...browser.server.office.open.values()].map(({ roleId }) => roleId)).toContain(1);
  });
});

test('50 rounds in two tabs that log in by turns and send all the time: a user who signs a form has filled it in', async () => {
  const roles: readonly RoleId[] = [9, 1, 6, 7];
  // A page that is left is reloaded.
  const tabs = [browser.open(), browser.open()];
  await enterAs(browser.open(), 9);
  for (let round = 0; round < 50; round += 1) {
    const index = round % 2;
    const roleId = roles[round % roles.length] ?? 9;
    const [entering, writing] = [tabs[index] ?? browser.open(), tabs[1 - index] ?? browser.open()];
    const state = writing.getState();
    const filledInBy = state.status === 'loggedIn' ? state.user.role.roleId : 0;
    const { client } = writing;
    const forms = (async () => {
      for (let form = 0; form < 8; form += 1) await sendForm(client, filledInBy).catch(() => undefined);
    })();
    await Promise.all([enterAs(entering, roleId), forms]);
    writing.close();
    tabs[1 - index] = browser.open();
    await expect
      .poll(() => tabs[1 - index]?.getState())
      .toMatchObject({ status: 'loggedIn', user: { role: { roleId } } });
  }
  const { writes } = browser.server.office;
  expect(writes.length).toBeGreaterThan(20);
  expect(writes.filter(({ roleId, regionId }) => roleId !== regionId)).toEqual([]);
});

test('two tabs that log in at the same moment end with one log-in, and both show it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = [browser.open(), browser.open()];
    await Promise.allSettled([enterAs(first, 9), enterAs(second, 1)]);
    const winner = stored('loginUser');
    expect([901, 909]).toContain(winner);
    const again = browser.open();
    await expect.poll(() => again.getState()).toMatchObject({ status: 'loggedIn', user: { id: winner } });
    expect(await statusOfCall(again.client)).toBe(200);
    await again.logOut();
    for (const tab of [first, second, again]) tab.close();
  }
});
