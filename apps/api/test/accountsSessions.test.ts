import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceOf } from '../src/areas/accounts/sessions/devices.ts';
import { hashPassword } from '../src/platform/access/passwords.ts';
import { mailsTo, newPassword } from './kit/accounts.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers, type TestUserName } from './kit/testUsers.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const laterFirefox = firefox.replaceAll('140.0', '151.0');
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('the name of a device', () => {
  test.each([
    [firefox, 'Firefox, Windows'],
    [iPhone, 'Safari, iOS'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome, macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0',
      'Opera, Linux',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome, ChromeOS',
    ],
    ['<b>curl</b>\r\nBcc: x@evil.example', ''],
    ['', ''],
  ])('%s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name);
  });
});

describeOnEachDatabase('log-ins of a user', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const logInPath = {
    staff: '/authenticate',
    brand: '/brandAuthenticate',
    tester: '/testerworldAuthenticate',
  } as const;
  async function logIn(
    name: TestUserName,
    {
      device = firefox,
      address = '203.0.113.5',
      password = testPassword,
      area = 'staff' as keyof typeof logInPath,
    } = {},
  ) {
    const { data, error } = await server.client().POST(logInPath[area], {
      body: { username: testUsers[name].email, password },
      headers: { 'user-agent': device, 'x-forwarded-for': address },
    });
    if (data === undefined) throw new Error(`${name} could not log in: ${error.error}`);
    return data.data;
  }
  const statusWith = async (token: string) => (await server.client(token).GET('/getUserByUsername')).response.status;
  const refresh = (token: string) =>
    server.client(token).GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } });
  const list = async (token: string) => (await server.client(token).GET('/sessions')).data?.data ?? [];

  test('are listed with device, network and last use; the network never in full', async () => {
    const first = await logIn('manager');
    server.clock.advance({ minutes: 3 });
    const second = await logIn('manager', { device: iPhone, address: '2001:db8:1:2:3:4:5:6' });
    expect(await list(second.accessToken)).toMatchObject([
      { device: 'Safari, iOS', address: '2001:db8:1::', isCurrent: true },
      { device: 'Firefox, Windows', address: '203.0.113.0', isCurrent: false },
    ]);
    server.clock.advance({ minutes: 3 });
    expect((await refresh(first.refreshToken)).response.status).toBe(200);
    const [latest] = await list(second.accessToken);
    expect(latest).toMatchObject({ device: 'Firefox, Windows' });
    expect(Date.parse(latest?.lastUsedAt ?? '') - Date.parse(latest?.createdAt ?? '')).toBeGreaterThanOrEqual(360_000);
  });

  test('one is ended: access, refresh and live connection of that one, at once', async () => {
    const [ended, kept] = [await logIn('admin'), await logIn('admin', { device: iPhone })];
    const live = await connectLive(server.url, ended.accessToken);
    const target = (await list(kept.accessToken)).find(({ isCurrent }) => !isCurrent);
    const end = () =>
      server.client(kept.accessToken).POST('/sessions/end', { body: { sessionId: target?.sessionId ?? '' } });
    expect((await end()).response.status).toBe(200);
    expect(await live.refused).toBe('log-in ended');
    expect(await statusWith(ended.accessToken)).toBe(401);
    expect((await refresh(ended.refreshToken)).response.status).toBe(401);
    expect(await statusWith(kept.accessToken)).toBe(200);
    expect((await end()).response.status).toBe(404);
  });

  test('of another user can neither be seen nor ended', async () => {
    const victim = await logIn('superAdmin');
    const [session] = await list(victim.accessToken);
    const attacker = await logIn('manager');
    expect((await list(attacker.accessToken)).map(({ sessionId }) => sessionId)).not.toContain(session?.sessionId);
    const client = server.client(attacker.accessToken);
    const foreign = await client.POST('/sessions/end', { body: { sessionId: session?.sessionId ?? '' } });
    const unknown = await client.POST('/sessions/end', { body: { sessionId: randomUUID() } });
    expect(foreign.response.status).toBe(404);
    expect(foreign.error).toEqual(unknown.error);
    expect((await client.POST('/sessions/end', { body: { sessionId: "' or 1=1" } })).response.status).toBe(422);
    expect(await statusWith(victim.accessToken)).toBe(200);
    expect((await server.client().GET('/sessions')).response.status).toBe(401);
  });

  test('all others are ended in one go', async () => {
    const others = [await logIn('management'), await logIn('management', { device: iPhone })];
    const own = await logIn('management');
    expect((await server.client(own.accessToken).POST('/sessions/endOthers')).data?.data).toEqual({ ended: 2 });
    for (const { accessToken, refreshToken } of others) {
      expect(await statusWith(accessToken)).toBe(401);
      expect((await refresh(refreshToken)).response.status).toBe(401);
    }
    expect(await statusWith(own.accessToken)).toBe(200);
    expect(await list(own.accessToken)).toHaveLength(1);
  });

  test('one that was not used for a week is listed no more', async () => {
    await logIn('brand', { area: 'brand' });
    server.clock.advance({ days: 7, minutes: 1 });
    const login = await logIn('brand', { area: 'brand' });
    expect(await list(login.accessToken)).toMatchObject([{ isCurrent: true }]);
  });

  describe('the own password', () => {
    const change = (
      token: string,
      currentPassword: string,
      password = newPassword,
      confirmPassword = password,
      address = '203.0.113.40',
    ) =>
      server.client(token).POST('/changePassword', {
        body: { currentPassword, password, confirmPassword },
        headers: { 'x-forwarded-for': address },
      });

    test.each([
      ['staff', 'manager'],
      ['brand', 'brandInvited'],
      ['tester', 'tester'],
    ] as const)('%s: is changed, which ends every other log-in and is reported by mail', async (area, name) => {
      const other = await logIn(name, { area });
      const own = await logIn(name, { area, device: iPhone });
      const live = await connectLive(server.url, other.accessToken);
      expect((await change(own.accessToken, testPassword)).response.status).toBe(200);
      expect(await live.refused).toBe('log-in ended');
      expect(await statusWith(other.accessToken)).toBe(401);
      expect(await statusWith(own.accessToken)).toBe(200);
      expect((await refresh(own.refreshToken)).response.status).toBe(200);
      expect(await mailsTo(server, testUsers[name].email, 'passwordChanged')).toHaveLength(1);
      await expect(logIn(name, { area })).rejects.toThrow('wrongCredentials');
      await logIn(name, { area, password: newPassword });
      const { id } = testUsers[name];
      const log = await server.db
        .selectFrom('audit_log')
        .select(['entity', 'entity_id', 'changes'])
        .where('operation', '=', 'changePassword')
        .where('user_id', '=', id)
        .execute();
      expect(log).toEqual([{ entity: 'user', entity_id: id, changes: null }]);
    });

    test('needs the current one, a repetition that agrees and the rule', async () => {
      const { accessToken } = await logIn('superAdmin');
      expect((await change(accessToken, 'Falsch!2026')).error).toMatchObject({
        fieldErrors: [{ field: 'currentPassword', key: 'wrongPassword' }],
      });
      expect((await change(accessToken, testPassword, newPassword, testPassword)).error).toMatchObject({
        fieldErrors: [{ field: 'confirmPassword', key: 'passwordMismatch' }],
      });
      expect((await change(accessToken, testPassword, 'Kurz!')).error?.fieldErrors).toContainEqual({
        field: 'password',
        key: 'tooShort',
      });
      expect((await change('', testPassword)).response.status).toBe(401);
      await logIn('superAdmin');
    });

    test('cannot be guessed with a stolen session', async () => {
      const { accessToken } = await logIn('superAdmin');
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        statuses.push(
          (await change(accessToken, `Falsch!${round}`, newPassword, newPassword, '203.0.113.41')).response.status,
        );
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    });

    test('ends the links of mails that were sent before', async () => {
      const { id, email } = testUsers.admin;
      await server.client().POST('/userdetail/forgotPassword', { body: { email } });
      const [mail] = await mailsTo(server, email, 'passwordReset');
      const token = /[\w-]{43}$/.exec(mail?.link ?? '')?.[0] ?? '';
      const { accessToken } = await logIn('admin');
      expect((await change(accessToken, testPassword)).response.status).toBe(200);
      expect((await server.client().POST('/userdetail/findUserByResetToken', { body: { token } })).error?.error).toBe(
        'tokenInvalid',
      );
      const open = await server.db
        .selectFrom('account_tokens')
        .select('hash')
        .where('user_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
      expect(open).toEqual([]);
    });

    test('of two changes at once one happens', async () => {
      const [one, two] = [await logIn('brandTwo', { area: 'brand' }), await logIn('brandTwo', { area: 'brand' })];
      const answers = await Promise.all([
        change(one.accessToken, testPassword, 'Die erste 2026!', 'Die erste 2026!', '203.0.113.51'),
        change(two.accessToken, testPassword, 'Die zweite 2026!', 'Die zweite 2026!', '203.0.113.52'),
      ]);
      expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1);
      const alive = await Promise.all([one, two].map(({ accessToken }) => statusWith(accessToken)));
      expect(alive.sort()).toEqual([200, 401]);
    });
  });

  describe('from a new device', () => {
    const loginMails = async (name: TestUserName) => mailsTo(server, testUsers[name].email, 'newDeviceLogin');

    test.each(['admin', 'superAdmin'] as const)('%s is notified by mail, once for each device', async (name) => {
      const { id } = testUsers[name];
      await server.db
        .updateTable('users')
        .set({ password_hash: await hashPassword(testPassword) })
        .where('id', '=', id)
        .execute();
      await server.db.deleteFrom('known_devices').where('user_id', '=', id).execute();
      const before = (await loginMails(name)).length;
      const login = (device: string, address: string) => logIn(name, { device, address });
      await login(firefox, '198.51.100.4');
      expect(await loginMails(name)).toHaveLength(before);
      await login(laterFirefox, '198.51.77.80');
      expect(await loginMails(name)).toHaveLength(before);
      await login(iPhone, '198.51.100.4');
      await login(iPhone, '198.51.100.9');
      expect(await loginMails(name)).toHaveLength(before + 1);
      await login(firefox, '192.0.2.1');
      expect(await loginMails(name)).toHaveLength(before + 2);
    });

    test('no other user is notified', async () => {
      await logIn('manager', { password: newPassword, device: 'curl/8', address: '192.0.2.200' });
      expect(await loginMails('manager')).toEqual([]);
    });

    test('a rejected log-in makes no device known', async () => {
      const { id, email } = testUsers.declined;
      await server.client().POST('/brandAuthenticate', { body: { username: email, password: testPassword } });
      expect(await server.db.selectFrom('known_devices').select('hash').where('user_id', '=', id).execute()).toEqual(
        [],
      );
    });
  });
});
