import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../src/platform/access/passwords.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers, type TestUserName } from './kit/testUsers.ts';

describeOnEachDatabase('log-in', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const refresh = (token: string) =>
    server.client(token).GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } });
  const statusWith = async (token: string): Promise<number> =>
    (await server.client(token).GET('/getUserByUsername')).response.status;
  let lastAddress = 0;
  const attempt = async (
    path: '/authenticate' | '/brandAuthenticate' | '/testerworldAuthenticate',
    username: string,
    password: string,
    address = `198.51.100.${(lastAddress += 1)}`,
  ) => server.client().POST(path, { body: { username, password }, headers: { 'x-forwarded-for': address } });

  test.each([
    { row: '[R-ROLE-004] [R-CALL-001]', name: 'superAdmin', roleId: 6, roleName: 'super admin' },
    { row: '[R-ROLE-001] [R-CALL-001]', name: 'admin', roleId: 1, roleName: 'admin' },
    { row: '[R-ROLE-005] [R-CALL-001]', name: 'management', roleId: 7, roleName: 'management' },
    { row: '[R-ROLE-007] [R-CALL-001]', name: 'manager', roleId: 9, roleName: 'campaign manager' },
    { row: '[R-ROLE-003] [R-CALL-002]', name: 'brand', roleId: 3, roleName: 'brand' },
    { row: '[R-ROLE-002] [R-CALL-002]', name: 'brandManager', roleId: 2, roleName: 'brand manager' },
    { row: '[R-ROLE-006] [R-CALL-003]', name: 'tester', roleId: 8, roleName: 'product-tester world' },
  ] as const)('$name logs in with role id $roleId, $roleName $row', async ({ name, roleId, roleName }) => {
    const before = Date.now();
    const login = await server.logIn(name);
    expect(login.id).toBe(testUsers[name].id);
    expect(login.fullName).toBe(`${name} Muster`);
    expect(login.role).toEqual({ roleId, roleName });
    expect(login.expirationTime).toBeGreaterThan(before + 14 * 60_000);
    expect(login.expirationTime).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    expect(login.signupWithToken).toBe(false);
    expect(await statusWith(login.accessToken)).toBe(200);
  });

  test('success has a fixed code in the message [R-HTTP-005] and every call lies below /api [R-HTTP-001]', async () => {
    const answer = await fetch(`${server.url}/api/brandAuthenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: testUsers.brandInvited.email.toUpperCase(), password: testPassword }),
    });
    const body = (await answer.json()) as { message: string; error: unknown; data: { signupWithToken: boolean } };
    expect(body.message).toBe('SUCCESS');
    expect(body.error).toBeNull();
    expect(body.data.signupWithToken).toBe(true);
    expect((await fetch(`${server.url}/brandAuthenticate`, { method: 'POST' })).status).toBe(404);
  });

  test('a wrong password, an unknown account and the log-in of another area get the same answer', async () => {
    const answers = await Promise.all([
      attempt('/authenticate', testUsers.admin.email, 'Falsch!2026'),
      attempt('/authenticate', 'niemand@resonanz.example', testPassword),
      attempt('/authenticate', testUsers.brand.email, testPassword),
      attempt('/brandAuthenticate', testUsers.admin.email, testPassword),
      attempt('/testerworldAuthenticate', testUsers.brand.email, testPassword),
    ]);
    for (const { response, error } of answers) {
      expect(response.status).toBe(401);
      expect(error).toEqual({ message: 'WRONG_CREDENTIALS', error: 'wrongCredentials', data: null, fieldErrors: [] });
    }
  });

  test.each([
    ['deactivated', '/authenticate', 'accountDeactivated'],
    ['archived', '/authenticate', 'accountArchived'],
    ['unverified', '/brandAuthenticate', 'emailNotVerified'],
    ['unapproved', '/brandAuthenticate', 'accountNotApproved'],
    ['declined', '/brandAuthenticate', 'accountDeclined'],
  ] as const)('%s learns why only after the right password', async (name, path, key) => {
    const { email } = testUsers[name as TestUserName];
    const wrong = await attempt(path, email, 'Falsch!2026');
    expect(wrong.error?.error).toBe('wrongCredentials');
    const right = await attempt(path, email, testPassword);
    expect(right.response.status).toBe(403);
    expect(right.error?.error).toBe(key);
  });

  test('missing and superfluous fields are named', async () => {
    const answer = await fetch(`${server.url}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '', extra: 1 }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'VALIDATION_FAILED',
      error: 'validationFailed',
      data: null,
      fieldErrors: expect.arrayContaining([
        { field: 'password', key: 'required' },
        { field: 'username', key: 'required' },
        { field: 'extra', key: 'unknownField' },
      ]),
    });
  });

  test('passwords are stored as Argon2id hashes', async () => {
    expect(await hashPassword('Resonanz!2026')).toMatch(/^\$argon2id\$/);
    const row = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('an access token ends after 15 minutes', async () => {
    const { accessToken } = await server.logIn('manager');
    server.clock.advance({ minutes: 14 });
    expect(await statusWith(accessToken)).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect(await statusWith(accessToken)).toBe(401);
  });

  test('a forged, unsigned or foreign token is rejected [R-HTTP-002]', async () => {
    const { accessToken } = await server.logIn('manager');
    const [head = '', payload = '', signature = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const other = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    for (const token of [`${head}.${other}.${signature}`, `${none}.${payload}.`, `${head}.${payload}.`, 'x', '']) {
      expect(await statusWith(token)).toBe(401);
    }
    expect((await server.client().GET('/getUserByUsername')).response.status).toBe(401);
  });

  test('a refresh token is no access token and the other way round', async () => {
    const login = await server.logIn('manager');
    expect(await statusWith(login.refreshToken)).toBe(401);
    expect((await refresh(login.accessToken)).response.status).toBe(401);
  });

  test('a refresh brings new tokens and asks for its header [R-CALL-004] [R-HTTP-003]', async () => {
    const login = await server.logIn('brand');
    const { data } = await refresh(login.refreshToken);
    expect(data?.data.refreshToken).not.toBe(login.refreshToken);
    expect(await statusWith(data?.data.accessToken ?? '')).toBe(200);
    const without = await fetch(`${server.url}/api/refreshtoken`, {
      headers: { authorization: `Bearer ${login.refreshToken}` },
    });
    expect(without.status).toBe(422);
  });

  test('refreshes that race yield the same successor', async () => {
    const login = await server.logIn('manager');
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(login.refreshToken)));
    const successors = new Set(answers.map(({ data }) => data?.data.refreshToken));
    expect(successors.size).toBe(1);
    expect(successors.has(undefined)).toBe(false);
  });

  test('the previous token is honoured for 20 seconds, later it ends the session', async () => {
    const login = await server.logIn('manager');
    const first = await refresh(login.refreshToken);
    server.clock.advance({ seconds: 15 });
    const again = await refresh(login.refreshToken);
    expect(again.data?.data.refreshToken).toBe(first.data?.data.refreshToken);
    server.clock.advance({ seconds: 10 });
    expect((await refresh(login.refreshToken)).response.status).toBe(401);
    expect((await refresh(first.data?.data.refreshToken ?? '')).response.status).toBe(401);
    expect(await statusWith(first.data?.data.accessToken ?? '')).toBe(401);
  });

  test('an older token ends the session at once and is recorded', async () => {
    const login = await server.logIn('admin');
    const first = await refresh(login.refreshToken);
    const second = await refresh(first.data?.data.refreshToken ?? '');
    expect(second.response.status).toBe(200);
    expect((await refresh(login.refreshToken)).response.status).toBe(401);
    expect((await refresh(second.data?.data.refreshToken ?? '')).response.status).toBe(401);
    const events = await server.db
      .selectFrom('login_events')
      .select('kind')
      .where('user_id', '=', testUsers.admin.id)
      .where('kind', '=', 'refresh-replayed')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('a refresh token ends after seven days and is never stored as it is', async () => {
    const login = await server.logIn('tester');
    const hash = createHash('sha256').update(login.refreshToken).digest();
    const row = await server.db
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where('hash', '=', hash)
      .executeTakeFirst();
    expect(row).toBeDefined();
    server.clock.advance({ days: 7, minutes: 1 });
    expect((await refresh(login.refreshToken)).response.status).toBe(401);
  });

  test('log-out ends access and refresh tokens of this log-in at once, and of no other', async () => {
    const [login, other] = [await server.logIn('manager'), await server.logIn('manager')];
    expect((await server.client(login.accessToken).POST('/logout')).data?.message).toBe('SUCCESS');
    expect(await statusWith(login.accessToken)).toBe(401);
    expect((await refresh(login.refreshToken)).response.status).toBe(401);
    expect(await statusWith(other.accessToken)).toBe(200);
  });

  test('a deactivated user loses access and refresh at once', async () => {
    const login = await server.logIn('brandTwo');
    const change = (is_active: boolean) =>
      server.db.updateTable('users').set({ is_active }).where('id', '=', testUsers.brandTwo.id).execute();
    await change(false);
    expect(await statusWith(login.accessToken)).toBe(401);
    expect((await refresh(login.refreshToken)).response.status).toBe(401);
    await change(true);
  });

  test('a changed role counts from the next call on', async () => {
    const login = await server.logIn('tester');
    await server.db.updateTable('users').set({ role_id: 3 }).where('id', '=', testUsers.tester.id).execute();
    expect(await statusWith(login.accessToken)).toBe(401);
    await server.db.updateTable('users').set({ role_id: 8 }).where('id', '=', testUsers.tester.id).execute();
  });

  test('five failures from one address make this account wait there, and only there', async () => {
    const { email } = testUsers.superAdmin;
    const here = '203.0.113.7';
    for (let count = 0; count < 5; count += 1) {
      expect((await attempt('/authenticate', email, 'Falsch!2026', here)).response.status).toBe(401);
    }
    const refused = await attempt('/authenticate', email, testPassword, here);
    expect(refused.response.status).toBe(429);
    expect(refused.error?.error).toBe('tooManyAttempts');
    const seconds = Number(refused.response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await attempt('/authenticate', email, testPassword, '203.0.113.8')).response.status).toBe(200);
    expect((await attempt('/authenticate', testUsers.manager.email, testPassword, here)).response.status).toBe(200);
    server.clock.advance({ minutes: 15, seconds: 1 });
    expect((await attempt('/authenticate', email, testPassword, here)).response.status).toBe(200);
  });

  test('guesses that arrive together are counted one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        attempt('/authenticate', 'viele@resonanz.example', 'Falsch!2026', '203.0.113.99'),
      ),
    );
    expect(answers.filter(({ response }) => response.status === 401).length).toBeLessThanOrEqual(5);
  });

  test('hosts of one IPv6 network count as one address', async () => {
    for (let count = 1; count <= 5; count += 1) {
      await attempt('/authenticate', 'sechs@resonanz.example', 'Falsch!2026', `2001:db8:1:2::${count}`);
    }
    const { response } = await attempt(
      '/authenticate',
      'sechs@resonanz.example',
      'Falsch!2026',
      '2001:db8:1:2:ffff::1',
    );
    expect(response.status).toBe(429);
  });

  test('an account under fire from everywhere is slowed, never locked', async () => {
    for (let count = 0; count < 13; count += 1) await attempt('/authenticate', testUsers.admin.email, 'Falsch!2026');
    const start = performance.now();
    expect((await attempt('/authenticate', testUsers.admin.email, testPassword)).response.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(400);
  });
});
