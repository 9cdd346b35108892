import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleId, ROLE } from '@resonanz/domain/roles';
import { carryOutRequests, takeRequest } from '../src/areas/accounts/requests/accountRequests.ts';
import { hashPassword } from '../src/platform/access/passwords.ts';
import { mailsTo, newPassword, requestsCarriedOut, solvedCaptcha, tokenIn } from './kit/accounts.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers, type TestUserName } from './kit/testUsers.ts';

type Area = 'staff' | 'brand' | 'tester';

describeOnEachDatabase('forgotten passwords', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  let lastAddress = 0;
  const fromNewAddress = () => ({
    'x-forwarded-for': `198.51.${Math.floor((lastAddress += 1) / 250)}.${lastAddress % 250}`,
  });
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);

  async function ask(area: Area, username: string, headers: Record<string, string> = fromNewAddress()) {
    const client = server.client();
    if (area === 'staff') return client.POST('/userdetail/forgotPassword', { body: { email: username }, headers });
    if (area === 'tester')
      return client.POST('/testerworldAuth/forgotPassword', { body: { email: username }, headers });
    return client.POST('/brandForgotPassword', {
      body: { username, captchaText: await solvedCaptcha(server) },
      bodySerializer: (body) => form(body),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }
  function reset(area: Area, token: string, password = newPassword, confirmPassword = password) {
    const client = server.client();
    const body = { password, confirmPassword };
    if (area === 'staff') return client.POST('/userdetail/resetPassword', { body: { token, ...body } });
    const params = { path: { token } };
    if (area === 'brand') return client.POST('/brandForgotPassword/{token}', { params, body });
    return client.POST('/testerworldAuth/resetPassword/{token}', { params, body });
  }
  const resetMails = (name: TestUserName) => mailsTo(server, testUsers[name].email, 'passwordReset');
  async function freshToken(area: Area, name: TestUserName): Promise<string> {
    const earlier = (await resetMails(name)).map(({ link }) => link);
    expect((await ask(area, testUsers[name].email)).response.status).toBe(200);
    return tokenIn((await resetMails(name)).find(({ link }) => !earlier.includes(link)));
  }
  const logInPath = {
    staff: '/authenticate',
    brand: '/brandAuthenticate',
    tester: '/testerworldAuthenticate',
  } as const;
  const logIn = (area: Area, name: TestUserName, password: string) =>
    server
      .client()
      .POST(logInPath[area], { body: { username: testUsers[name].email, password }, headers: fromNewAddress() });
  const statusWith = async (token: string) => (await server.client(token).GET('/getUserByUsername')).response.status;

  test.each([
    { area: 'staff', name: 'manager', path: /^http:\/\/[^/]+\/reset\/[\w-]{43}$/, row: '[R-CALL-008] [R-CALL-010]' },
    {
      area: 'brand',
      name: 'brand',
      path: /\/campaign-self-service\/reset\/[\w-]{43}$/,
      row: '[R-CALL-005] [R-CALL-006] [R-CALL-129]',
    },
    { area: 'tester', name: 'tester', path: /\/testerworld\/reset\/[\w-]{43}$/, row: '' },
  ] as const)(
    '$area: a mail leads to a new password, once, and every log-in ends $row',
    async ({ area, name, path }) => {
      const { email, id } = testUsers[name];
      const login = await server.logIn(name);
      const live = await connectLive(server.url, login.accessToken);
      const other = await server.logIn('superAdmin');

      expect((await ask(area, email.toUpperCase())).data).toEqual({ message: 'SUCCESS', data: null, error: null });
      const [mail, ...more] = await resetMails(name);
      expect(more).toEqual([]);
      expect(mail?.link).toMatch(path);
      expect(mail?.link?.startsWith(`${server.url}/`)).toBe(true);
      const token = tokenIn(mail);
      const stored = await server.db.selectFrom('account_tokens').select('hash').where('user_id', '=', id).execute();
      expect(stored.some(({ hash }) => Buffer.from(hash).includes(token))).toBe(false);

      expect((await reset(area, token)).response.status).toBe(200);
      expect(await statusWith(login.accessToken)).toBe(401);
      expect(
        (
          await server
            .client(login.refreshToken)
            .GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } })
        ).response.status,
      ).toBe(401);
      expect(await live.refused).toBe('log-in ended');
      expect(await statusWith(other.accessToken)).toBe(200);

      expect((await logIn(area, name, testPassword)).response.status).toBe(401);
      expect((await logIn(area, name, newPassword)).response.status).toBe(200);
      expect((await reset(area, token, 'Noch einmal 2026!')).error?.error).toBe('tokenInvalid');
      expect(await mailsTo(server, email, 'passwordChanged')).toHaveLength(1);
      const audit = await server.db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity_id', '=', id)
        .where('operation', 'like', 'reset%')
        .execute();
      expect(audit).toMatchObject([{ entity: 'user', user_id: id, outcome: 200, changes: null }]);
    },
  );

  test.each([
    'nobody@resonanz.example',
    testUsers.deactivated.email,
    testUsers.archived.email,
    testUsers.brandTwo.email,
  ])('%s gets no mail from staff, and the response reveals nothing', async (address) => {
    const known = await ask('staff', testUsers.admin.email);
    const unknown = await ask('staff', address);
    expect(unknown.response.status).toBe(known.response.status);
    expect(unknown.data).toEqual(known.data);
    expect(await mailsTo(server, address, 'passwordReset')).toEqual([]);
  });

  test('before the answer an unknown address costs the same statements as a known one, and no account is looked up', async () => {
    const statementsOf = async (address: string): Promise<string[]> => {
      await requestsCarriedOut(server);
      const seen: string[] = [];
      const { services } = server.server;
      const recorded = services.db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          seen.push(services.db.getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        transformResult: async ({ result }) => result,
      }) as typeof services.db;
      await takeRequest(
        { ...services, db: recorded },
        { kind: 'password', audience: 'staff', username: address },
        { address: `192.0.2.${(lastAddress += 1)}`, log: { error: () => undefined } },
      );
      return [...seen];
    };
    const known = await statementsOf(testUsers.superAdmin.email);
    expect(await statementsOf('niemand@resonanz.example')).toEqual(known);
    expect(known.length).toBeGreaterThan(2);
    expect(known.filter((sql) => sql.includes('users'))).toEqual([]);
  });

  test('a request that the server could not carry out before it ended is carried out by the next one', async () => {
    const { email } = testUsers.brandInvited;
    await server.db
      .insertInto('account_requests')
      .values({ kind: 'password', audience: 'brand', username: email })
      .execute();
    await carryOutRequests(server.server.services, { error: () => undefined });
    expect(await resetMails('brandInvited')).toHaveLength(1);
  });

  test('a link names its owner and stays usable [R-CALL-009]', async () => {
    const token = await freshToken('staff', 'admin');
    for (let round = 0; round < 2; round += 1) {
      const { data } = await server.client().POST('/userdetail/findUserByResetToken', { body: { token } });
      expect(data?.data).toMatchObject({ username: testUsers.admin.email, fullName: 'admin Muster' });
    }
    for (const area of ['brand', 'tester'] as const) {
      const other = await server.client().POST('/userdetail/findUserByResetToken', { body: { token, area } });
      expect(other.error).toMatchObject({ message: 'NOT_FOUND', error: 'tokenInvalid' });
    }
  });

  test('a link of one area is worth nothing in another, and a token is no log-in', async () => {
    server.clock.advance({ minutes: 61 });
    const token = await freshToken('staff', 'admin');
    for (const area of ['brand', 'tester'] as const)
      expect((await reset(area, token)).error?.error).toBe('tokenInvalid');
    expect(await statusWith(token)).toBe(401);
    expect(
      (await server.client().POST('/brandVerifyEmail/{token}', { params: { path: { token } } })).error?.error,
    ).toBe('tokenInvalid');
    expect(
      (await server.client(token).GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } })).response
        .status,
    ).toBe(401);
  });

  test('a later link ends the earlier one, an hour ends any', async () => {
    const first = await freshToken('staff', 'management');
    const second = await freshToken('staff', 'management');
    expect((await reset('staff', first)).error?.error).toBe('tokenInvalid');
    server.clock.advance({ minutes: 59 });
    expect(
      (await server.client().POST('/userdetail/findUserByResetToken', { body: { token: second } })).response.status,
    ).toBe(200);
    server.clock.advance({ minutes: 2 });
    expect((await reset('staff', second)).error?.error).toBe('tokenInvalid');
  });

  test('of two that come with the same link at once one is rejected', async () => {
    const token = await freshToken('brand', 'brandTwo');
    const answers = await Promise.all([
      reset('brand', token, 'Die erste 2026!'),
      reset('brand', token, 'Die zweite 2026!'),
    ]);
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 404]);
    const winner = answers[0].response.status === 200 ? 'Die erste 2026!' : 'Die zweite 2026!';
    expect((await logIn('brand', 'brandTwo', winner)).response.status).toBe(200);
  });

  test('a link ends with a changed address, a deactivated account and a changed area', async () => {
    const { id, email } = testUsers.superAdmin;
    const change = (set: { email?: string; is_active?: boolean; role_id?: RoleId }) =>
      server.db.updateTable('users').set(set).where('id', '=', id).execute();
    const token = await freshToken('staff', 'superAdmin');
    const changes: { email?: string; is_active?: boolean; role_id?: RoleId }[][] = [
      [{ email: 'neu@resonanz.example' }, { email }],
      [{ is_active: false }, { is_active: true }],
      [{ role_id: ROLE.brand }, { role_id: ROLE.superAdmin }],
    ];
    for (const [set, back] of changes) {
      await change(set ?? {});
      expect((await reset('staff', token)).error?.error).toBe('tokenInvalid');
      await change(back ?? {});
    }
    expect((await reset('staff', token, testPassword)).response.status).toBe(200);
  });

  test('a log-in whose password is replaced before it is through opens no session', async () => {
    const { id } = testUsers.unapproved;
    const { db } = server;
    await db.updateTable('users').set({ approved: 1 }).where('id', '=', id).execute();
    const password_hash = await hashPassword(newPassword);
    const { login } = await db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
      const login = logIn('brand', 'unapproved', testPassword);
      // Until the log-in, which has seen the old password, waits for this change; the embedded database lets nobody in
      // between.
      for (let round = 0; database === 'postgres' && round < 100; round += 1) {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks where not granted`.execute(tx);
        if ((rows[0]?.waiting ?? 0) > 0) break;
        await pause(50);
      }
      return { login };
    });
    expect((await login).error?.error).toBe('wrongCredentials');
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });

  describe('what a new password has to be', () => {
    let token = '';
    beforeAll(async () => {
      token = await freshToken('brand', 'brandManager');
    });
    test.each([
      ['kurz!A1', 'password', 'tooShort'],
      ['nur kleine!', 'password', 'invalidFormat'],
      ['NUR GROSSE!', 'password', 'invalidFormat'],
      ['OhneZeichen2026', 'password', 'invalidFormat'],
      [`Aa!${'x'.repeat(126)}`, 'password', 'tooLong'],
    ])('%s is rejected', async (password, field, key) => {
      const { response, error } = await reset('brand', token, password);
      expect(response.status).toBe(422);
      expect(error?.fieldErrors).toContainEqual({ field, key });
    });

    test('a repetition that differs is a field error', async () => {
      for (const area of ['staff', 'brand', 'tester'] as const) {
        const { error } = await reset(area, token, newPassword, `${newPassword} `);
        expect(error?.fieldErrors).toEqual([{ field: 'confirmPassword', key: 'passwordMismatch' }]);
      }
    });

    test('superfluous fields are rejected in every area', async () => {
      const extra = { password: newPassword, confirmPassword: newPassword, roleId: 6, __proto__: { isAdmin: true } };
      for (const [path, body] of [
        ['userdetail/resetPassword', { token, ...extra }],
        [`brandForgotPassword/${token}`, extra],
        [`testerworldAuth/resetPassword/${token}`, extra],
      ] as const) {
        const answer = await fetch(`${server.url}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(await answer.json()).toMatchObject({ fieldErrors: [{ field: 'roleId', key: 'unknownField' }] });
      }
    });

    test('128 characters with spaces at both ends are taken as typed', async () => {
      const long = ` Ä!ß${'y'.repeat(123)} `;
      expect(long).toHaveLength(128);
      expect((await reset('brand', token, long)).response.status).toBe(200);
      expect((await logIn('brand', 'brandManager', long)).response.status).toBe(200);
      expect((await logIn('brand', 'brandManager', long.trim())).response.status).toBe(401);
    });
  });

  test('the owner of an unconfirmed address has confirmed it by using the link', async () => {
    const token = await freshToken('brand', 'unverified');
    expect((await reset('brand', token)).response.status).toBe(200);
    const row = await server.db
      .selectFrom('users')
      .select(['email_verify', 'approved'])
      .where('id', '=', testUsers.unverified.id)
      .executeTakeFirst();
    expect(row).toEqual({ email_verify: true, approved: 1 });
  });

  test('links come from the configured origin, whatever host a request names', async () => {
    const answer = await fetch(`${server.url}/api/userdetail/forgotPassword`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'x-forwarded-for': '198.51.100.240',
      },
      body: JSON.stringify({ email: testUsers.manager.email }),
    });
    expect(answer.status).toBe(200);
    expect((await resetMails('manager')).at(-1)?.link?.startsWith(`${server.url}/reset/`)).toBe(true);
  });

  test('five requests of one address for one account make it wait, known or not, and nobody else', async () => {
    for (const address of [testUsers.manager.email, 'ungekannt@resonanz.example']) {
      const headers = fromNewAddress();
      for (let round = 0; round < 5; round += 1)
        expect((await ask('tester', address, headers)).response.status).toBe(200);
      const refused = await ask('tester', address, headers);
      expect(refused.response.status).toBe(429);
      expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(800);
      expect((await ask('tester', testUsers.tester.email, headers)).response.status).toBe(200);
    }
  });

  test('one network that asks for many accounts has to wait', async () => {
    const headers = { 'x-forwarded-for': '2001:db8:77::1' };
    const statuses: number[] = [];
    for (let round = 0; round < 41; round += 1) {
      statuses.push((await ask('tester', `viele-${round}@resonanz.example`, headers)).response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429]);
  });

  test('however often it is asked for, an account gets five mails an hour and the last link stays good', async () => {
    server.clock.advance({ minutes: 61 });
    const before = (await resetMails('tester')).length;
    for (let round = 0; round < 8; round += 1) await ask('tester', testUsers.tester.email);
    const mails = await resetMails('tester');
    expect(mails).toHaveLength(before + 5);
    const owners = await Promise.all(
      mails.map((mail) =>
        server.client().POST('/userdetail/findUserByResetToken', { body: { token: tokenIn(mail), area: 'tester' } }),
      ),
    );
    expect(owners.filter(({ response }) => response.status === 200)).toHaveLength(1);
  });
});
