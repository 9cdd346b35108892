import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSecret } from '../src/platform/access/secrets.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const base64url = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

describeOnEachDatabase('tokens', (database) => {
  let server: TestServer;
  let key: Uint8Array;
  let genuine: { token: string; payload: Record<string, unknown>; parts: readonly [string, string, string] };
  beforeAll(async () => {
    server = await startTestServer({ database });
    key = await readSecret(server.db, 'access-tokens');
    const { accessToken: token } = await server.logIn('manager');
    const [head = '', body = '', signature = ''] = token.split('.');
    genuine = {
      token,
      parts: [head, body, signature],
      payload: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>,
    };
  });
  afterAll(() => server.stop());

  const statusWith = async (token: string): Promise<number> => {
    const answer = await fetch(`${server.url}/api/getUserByUsername`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status;
  };
  /** A token signed with the server's own key: only its content is wrong. */
  const signed = (
    payload: Record<string, unknown>,
    header: Record<string, unknown> = { alg: 'HS256', typ: 'at+jwt' },
    secret = key,
  ): string => {
    const text = `${base64url(header)}.${base64url(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const nowSeconds = () => Math.floor(server.clock.now().getTime() / 1000);

  test('a genuine token is accepted, also when it is signed here [R-HTTP-002]', async () => {
    expect(await statusWith(genuine.token)).toBe(200);
    expect(await statusWith(signed(genuine.payload))).toBe(200);
  });

  describe('forged', () => {
    const cases: readonly (readonly [name: string, token: () => string | Promise<string>])[] = [
      ['without a signature, alg none', () => `${base64url({ alg: 'none', typ: 'at+jwt' })}.${genuine.parts[1]}.`],
      ['alg None', () => `${base64url({ alg: 'None', typ: 'at+jwt' })}.${genuine.parts[1]}.`],
      [
        'alg none with the genuine signature',
        () => `${base64url({ alg: 'none', typ: 'at+jwt' })}.${genuine.parts[1]}.${genuine.parts[2]}`,
      ],
      ['without its signature', () => `${genuine.parts[0]}.${genuine.parts[1]}.`],
      [
        'with an edited payload',
        () => `${genuine.parts[0]}.${base64url({ ...genuine.payload, sub: '1' })}.${genuine.parts[2]}`,
      ],
      ['with another key', () => signed(genuine.payload, undefined, Buffer.alloc(32, 7))],
      ['with an empty key', () => signed(genuine.payload, undefined, Buffer.alloc(0))],
      [
        'with a stronger algorithm and our key',
        () => new SignJWT(genuine.payload).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(key),
      ],
      [
        'with a key pair of its own, named in the header',
        () => {
          const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
          const jwk = publicKey.export({ format: 'jwk' });
          return new SignJWT(genuine.payload)
            .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk: jwk as { kty: string } })
            .sign(privateKey);
        },
      ],
      [
        'with a public key used as a shared one',
        () => {
          const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
          return signed(
            genuine.payload,
            { alg: 'HS256', typ: 'at+jwt' },
            Buffer.from(publicKey.export({ format: 'pem', type: 'spki' })),
          );
        },
      ],
      [
        'with a header that names a file',
        () => signed(genuine.payload, { alg: 'HS256', typ: 'at+jwt', kid: '/dev/null' }, Buffer.alloc(0)),
      ],
      [
        'with a critical extension',
        () => signed(genuine.payload, { alg: 'HS256', typ: 'at+jwt', crit: ['exp2'], exp2: 1 }),
      ],
      ['of another issuer', () => signed({ ...genuine.payload, iss: 'evil' })],
      ['without an issuer', () => signed({ ...genuine.payload, iss: undefined })],
      ['of another audience', () => signed({ ...genuine.payload, aud: 'admin' })],
      ['of the brand area', () => signed({ ...genuine.payload, aud: 'brand' })],
      ['of all areas at once', () => signed({ ...genuine.payload, aud: ['staff', 'brand', 'tester'] })],
      ['without an audience', () => signed({ ...genuine.payload, aud: undefined })],
      ['with an audience that every object has', () => signed({ ...genuine.payload, aud: 'constructor' })],
      ['expired', () => signed({ ...genuine.payload, exp: nowSeconds() - 1 })],
      ['without an end', () => signed({ ...genuine.payload, exp: undefined })],
      ['with an end in words', () => signed({ ...genuine.payload, exp: 'never' })],
      ['not valid yet', () => signed({ ...genuine.payload, nbf: nowSeconds() + 60 })],
      ['of another type', () => signed(genuine.payload, { alg: 'HS256', typ: 'JWT' })],
      ['without a type', () => signed(genuine.payload, { alg: 'HS256' })],
      [
        'for another user of the same session',
        () => signed({ ...genuine.payload, sub: String(testUsers.superAdmin.id) }),
      ],
      ['for a user in scientific notation', () => signed({ ...genuine.payload, sub: '9e999' })],
      ['for no user', () => signed({ ...genuine.payload, sub: '' })],
      ['for a user as a list', () => signed({ ...genuine.payload, sub: [testUsers.superAdmin.id] })],
      ['with an unknown session', () => signed({ ...genuine.payload, sid: '00000000-0000-4000-8000-000000000000' })],
      ['with a session that is no id', () => signed({ ...genuine.payload, sid: "' or true --" })],
      ['with a session as an object', () => signed({ ...genuine.payload, sid: { toString: 'x' } })],
      [
        'with prototype keys',
        () =>
          signed(
            JSON.parse(
              `{"__proto__":${JSON.stringify(genuine.payload)},"constructor":{"prototype":{"sub":"1"}}}`,
            ) as Record<string, unknown>,
          ),
      ],
      ['as a list', () => `${genuine.parts[0]}.${base64url([genuine.payload])}.${genuine.parts[2]}`],
      ['that is no JSON', () => `${genuine.parts[0]}.${base64url('{')}.${genuine.parts[2]}`],
      ['with a fourth part', () => `${genuine.token}.x`],
      ['in another alphabet', () => genuine.token.replace(/.$/, '+')],
      ['of 100,000 characters', () => `${genuine.parts[0]}.${'A'.repeat(12_000)}.${genuine.parts[2]}`],
    ];
    test.each(cases)('%s is rejected', async (_name, token) => {
      expect(await statusWith(await token())).toBe(401);
      await expect(connectLive(server.url, await token())).rejects.toBeInstanceOf(Error);
    });

    test('prototype keys give no rights', async () => {
      const token = signed(
        JSON.parse(
          JSON.stringify(genuine.payload).replace(
            '{',
            '{"__proto__":{"roleId":6,"isAdmin":true},"roleId":6,"isAdmin":true,',
          ),
        ) as Record<string, unknown>,
      );
      const { data } = await server.client(token).GET('/getUserByUsername');
      expect(data?.data).toMatchObject({ id: testUsers.manager.id, isAdmin: false, role: { roleId: 9 } });
    });
  });

  test('a refresh token is no access token, an access token no refresh token, and the scheme has to be Bearer', async () => {
    const { accessToken, refreshToken } = await server.logIn('admin');
    expect(await statusWith(refreshToken)).toBe(401);
    const refresh = await server
      .client(accessToken)
      .GET('/refreshtoken', { params: { header: { isRefreshToken: 'true' } } });
    expect(refresh.response.status).toBe(401);
    for (const authorization of [
      accessToken,
      `Basic ${accessToken}`,
      `Bearer  ${accessToken}`,
      `Bearer ${accessToken} ${accessToken}`,
      'Bearer',
    ]) {
      const answer = await fetch(`${server.url}/api/getUserByUsername`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
    for (const place of [`?token=${accessToken}`, `?access_token=${accessToken}`]) {
      expect((await fetch(`${server.url}/api/getUserByUsername${place}`)).status).toBe(401);
    }
    const cookie = await fetch(`${server.url}/api/getUserByUsername`, {
      headers: { cookie: `token=${accessToken}; accessToken=${accessToken}` },
    });
    expect(cookie.status).toBe(401);
  });

  describe('the area is the audience', () => {
    const calls = {
      staff: (token: string) => server.client(token).GET('/notification/recent', { params: { query: {} } }),
      brand: (token: string) => server.client(token).GET('/brandNotification/recent', { params: { query: {} } }),
    };
    test.each([
      ['admin', 'brand'],
      ['superAdmin', 'brand'],
      ['manager', 'brand'],
      ['brand', 'staff'],
      ['brandManager', 'staff'],
      ['tester', 'staff'],
      ['tester', 'brand'],
    ] as const)('%s is rejected by calls of the %s area', async (name, area) => {
      const { accessToken } = await server.logIn(name);
      expect((await calls[area](accessToken)).response.status).toBe(403);
    });

    test('a session opened in one area is worth nothing with the audience of another', async () => {
      const { accessToken } = await server.logIn('brand');
      const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
        string,
        unknown
      >;
      for (const aud of ['staff', 'tester']) expect(await statusWith(signed({ ...payload, aud }))).toBe(401);
    });
  });

  test('a changed role and taken rights count from the next call on, on the live channel too', async () => {
    const { id } = testUsers.manager;
    const { accessToken } = await server.logIn('manager');
    const client = server.client(accessToken);
    const list = () => client.GET('/findAllInfluencers', { params: { query: {} } });
    const live = await connectLive(server.url, accessToken);
    await live.subscribe('/topic/channelbuzz');
    expect((await list()).response.status).not.toBe(403);
    await server.db
      .updateTable('users')
      .set({ role_id: 7, company_name: 'Nordlicht Management' })
      .where('id', '=', id)
      .execute();
    await expect(live.subscribe(`/topic/agencyNotification/${id}`)).rejects.toThrow('subscription not allowed');
    const { data } = await client.GET('/getUserByUsername');
    expect(data?.data.role.roleId).toBe(7);
    await server.db.updateTable('users').set({ role_id: 3 }).where('id', '=', id).execute();
    expect(await statusWith(accessToken)).toBe(401);
    await server.db.updateTable('users').set({ role_id: 9, company_name: null }).where('id', '=', id).execute();
    expect(await statusWith(accessToken)).toBe(200);
  });
});
