import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('refresh', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const refresh = async (token: string) => {
    const { data, response } = await server
      .client(token)
      .GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } });
    return {
      status: response.status,
      accessToken: data?.data.accessToken ?? '',
      refreshToken: data?.data.refreshToken ?? '',
    };
  };
  const statusWith = async (token: string) => (await server.client(token).GET('/getUserByUsername')).response.status;

  test('a hundred refreshes at once with one token yield one successor, and the session lives [R-CALL-004]', async () => {
    const login = await server.logIn('manager');
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(login.refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [successor, ...others] = [...new Set(answers.map(({ refreshToken }) => refreshToken))];
    expect(others).toEqual([]);
    const used = await Promise.all(answers.slice(0, 5).map(({ accessToken }) => statusWith(accessToken)));
    expect(new Set(used)).toEqual(new Set([200]));
    expect((await refresh(successor ?? '')).status).toBe(200);
    const rows = await server.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select('hash')
      .where('user_id', '=', testUsers.manager.id)
      .execute();
    expect(rows).toHaveLength(3);
  });

  test('two tabs that refresh at the same moment stay logged in for 50 rounds', async () => {
    const login = await server.logIn('brand');
    let tabs = [login.refreshToken, login.refreshToken];
    for (let round = 0; round < 50; round += 1) {
      server.clock.advance({ minutes: 15, seconds: round % 7 });
      const before = tabs[0] ?? '';
      const answers = await Promise.all(tabs.map(refresh));
      expect(
        answers.map(({ status }) => status),
        `round ${round}`,
      ).toEqual([200, 200]);
      expect(answers[0]?.refreshToken).toBe(answers[1]?.refreshToken);
      // Every third round the second tab loses its answer and asks again, within the grace.
      if (round % 3 === 0) {
        server.clock.advance({ seconds: 19 });
        expect(await refresh(before)).toMatchObject({ status: 200, refreshToken: answers[0]?.refreshToken });
      }
      tabs = answers.map(({ refreshToken }) => refreshToken);
    }
    expect(await statusWith((await refresh(tabs[0] ?? '')).accessToken)).toBe(200);
  });

  test('the token before the current one yields the same successor for 20 seconds, and no longer', async () => {
    const login = await server.logIn('tester');
    const first = await refresh(login.refreshToken);
    server.clock.advance({ seconds: 19 });
    const late = await refresh(login.refreshToken);
    expect([late.status, late.refreshToken]).toEqual([200, first.refreshToken]);
    server.clock.advance({ seconds: 2 });
    expect((await refresh(login.refreshToken)).status).toBe(401);
  });

  test('an older token ends the family no matter who holds the newer ones, on the live channel too, and is recorded', async () => {
    const login = await server.logIn('admin');
    const first = await refresh(login.refreshToken);
    const second = await refresh(first.refreshToken);
    const live = await connectLive(server.url, second.accessToken);
    expect((await refresh(login.refreshToken)).status).toBe(401);
    expect(await live.refused).toBe('log-in ended');
    for (const token of [first.refreshToken, second.refreshToken]) expect((await refresh(token)).status).toBe(401);
    for (const token of [login.accessToken, first.accessToken, second.accessToken])
      expect(await statusWith(token)).toBe(401);
    const events = await server.db
      .selectFrom('login_events')
      .select('kind')
      .where('user_id', '=', testUsers.admin.id)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['login', 'refresh-replayed']);
  });

  test('a replay in the middle of fifty refreshes leaves nobody with a valid token', async () => {
    const login = await server.logIn('management');
    const first = await refresh(login.refreshToken);
    const second = await refresh(first.refreshToken);
    await Promise.all([
      ...Array.from({ length: 25 }, () => refresh(second.refreshToken)),
      refresh(login.refreshToken),
      ...Array.from({ length: 25 }, () => refresh(second.refreshToken)),
    ]);
    const open = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', testUsers.management.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    expect((await refresh(second.refreshToken)).status).toBe(401);
  });

  test('a log-out while a refresh is on its way ends both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const login = await server.logIn('brandTwo');
      const [late] = await Promise.all([refresh(login.refreshToken), server.client(login.accessToken).POST('/logout')]);
      expect((await refresh(login.refreshToken)).status).toBe(401);
      if (late.status === 200) expect(await statusWith(late.accessToken)).toBe(401);
    }
  });

  test('a replay of one log-in leaves the others of the same user alone', async () => {
    const [stolen, own] = [await server.logIn('superAdmin'), await server.logIn('superAdmin')];
    const first = await refresh(stolen.refreshToken);
    await refresh(first.refreshToken);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect(await statusWith(own.accessToken)).toBe(200);
    expect((await refresh(own.refreshToken)).status).toBe(200);
  });

  test('guessed, empty and overlong refresh tokens are rejected', async () => {
    for (const token of ['x', 'A'.repeat(43), 'null', 'undefined', '__proto__', 'A'.repeat(8_000)]) {
      expect((await refresh(token)).status).toBe(401);
    }
  });
});
