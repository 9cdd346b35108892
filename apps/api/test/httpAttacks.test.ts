import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from './kit/rawRequest.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

const json = 'application/json';

describe('HTTP under attack', () => {
  let server: TestServer;
  const tokens: Record<'superAdmin' | 'manager' | 'brand' | 'tester', string> = {
    superAdmin: '',
    manager: '',
    brand: '',
    tester: '',
  };
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    for (const name of ['superAdmin', 'manager', 'brand', 'tester'] as const)
      tokens[name] = (await server.logIn(name)).accessToken;
  });
  afterAll(() => server.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
  const post = (path: string, body: string, { type = json as string | undefined, token = tokens.manager } = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'content-type': type }) },
      body,
    });
  const raw = (request: string) => rawRequest(server.url, request);

  describe('headers that protect', () => {
    const answers: [string, () => Promise<Response>, number[]][] = [
      ['a call without a token', () => get('/api/region/getAll'), [401]],
      ['a call', () => get('/api/region/getAll', { authorization: `Bearer ${tokens.manager}` }), [200]],
      ['a rejected call', () => get('/api/region/getAll', { authorization: `Bearer ${tokens.tester}` }), [200, 403]],
      [
        'a planned call',
        () => get('/api/emailConfiguration/getAll', { authorization: `Bearer ${tokens.manager}` }),
        [501],
      ],
      ['an unknown call', () => get('/api/nothing'), [404]],
      ['an invalid call', () => post('/authenticate', '{}'), [422]],
      ['a malformed call', () => post('/authenticate', '{'), [400]],
      ['a file', () => post('/influencer/export', '{"format":"csv","language":"de"}'), [200]],
      ['health', () => get('/health'), [200]],
      ['a page', () => get('/login', { accept: 'text/html' }), [200, 404]],
      ['a missing script', () => get('/assets/nothing.js'), [404]],
      ['a missing picture', () => get('/media/nothing.png'), [404]],
      ['an address that is none', () => get('/%00'), [400]],
      ['a picture whose name is none', () => get('/media/%00'), [404]],
      [
        'an upload whose name is none',
        () =>
          fetch(`${server.url}/api/files/resumable/%00`, {
            method: 'PATCH',
            headers: {
              authorization: `Bearer ${tokens.manager}`,
              'tus-resumable': '1.0.0',
              'upload-offset': '0',
              'content-type': 'application/offset+octet-stream',
            },
          }),
        [404],
      ],
      ['a redirection', () => get('/storybook'), [308]],
    ];
    test.each(answers)('%s has them', async (_title, ask, statuses) => {
      const answer = await ask();
      expect(statuses).toContain(answer.status);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      // No TLS here, hence no promise of it; and nothing about what we are made of.
      for (const name of ['strict-transport-security', 'server', 'x-powered-by', 'set-cookie'])
        expect([name, answer.headers.get(name)]).toEqual([name, null]);
    });

    test.each(answers.filter(([title]) => /call|file/.test(title)))(
      '%s runs nothing, cannot be framed and is not cached',
      async (title, ask) => {
        const answer = await ask();
        const policy = "default-src 'none'; frame-ancestors 'none'";
        expect(answer.headers.get('content-security-policy')).toBe(title === 'a file' ? `${policy}; sandbox` : policy);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );

    test('TLS is insisted on where the proxy says it came by TLS, and only there', async () => {
      const secure = { 'x-forwarded-proto': 'https' };
      for (const path of ['/health', '/api/region/getAll', '/login', '/api/nothing']) {
        expect((await get(path, secure)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
        expect((await get(path, { 'x-forwarded-proto': 'http' })).headers.get('strict-transport-security')).toBeNull();
      }
    });
  });

  describe('origins', () => {
    const preflight = (path: string, origin: string) =>
      fetch(`${server.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, idempotency-key',
        },
      });

    test('a listed one may call with a token and repeat its writes, without cookies', async () => {
      const answer = await preflight('/api/influencer/advancedSearch', 'https://staff.example.com');
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe('https://staff.example.com');
      expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization.*idempotency-key/);
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, HEAD, PATCH, DELETE');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('vary')).toContain('Origin');
    });

    test.each([
      'null',
      '*',
      'https://staff.example.com.evil.example',
      'https://evil-staff.example.com',
      'https://evil.staff.example.com',
      'http://staff.example.com',
      'https://staff.example.com:8443',
      'https://STAFF.example.com',
      'https://staff.example.com/',
      'https://staff.example.com@evil.example',
      'https://evil.example#https://staff.example.com',
    ])('%s may not', async (origin) => {
      for (const answer of [
        await preflight('/api/authenticate', origin),
        await get('/api/region/getAll', { origin, authorization: `Bearer ${tokens.manager}` }),
      ]) {
        for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control-/);
        expect(answer.headers.get('vary')).toContain('Origin');
      }
    });

    test('pages, pictures and health are nobody else’s to read', async () => {
      for (const path of ['/health', '/login', '/media/nothing.png']) {
        expect(
          (await get(path, { origin: 'https://staff.example.com' })).headers.get('access-control-allow-origin'),
        ).toBeNull();
      }
    });
  });

  describe('methods', () => {
    test.each(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s does nothing', async (method) => {
      for (const path of [
        '/api/authenticate',
        '/api/logout',
        '/api/region/getAll',
        '/api/deactivateUser?id=9',
        '/health',
      ]) {
        const answer = await fetch(`${server.url}${path}`, {
          method,
          headers: { authorization: `Bearer ${tokens.superAdmin}` },
        });
        expect([path, answer.status]).toEqual([path, 404]);
      }
      expect((await get('/api/region/getAll', { authorization: `Bearer ${tokens.superAdmin}` })).status).toBe(200);
    });

    test.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', 'FOO'])('%s echoes nothing', async (method) => {
      const answer = await raw(
        `${method} /api/region/getAll HTTP/1.1\r\nHost: HOST\r\n` +
          'Authorization: Bearer secret-token\r\nConnection: close\r\n\r\n',
      );
      expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
      expect(answer).not.toContain('secret-token');
    });

    test('a method that a header wishes for is not believed', async () => {
      const answer = await get('/api/logout', {
        authorization: `Bearer ${tokens.brand}`,
        'x-http-method-override': 'POST',
        'x-method-override': 'POST',
      });
      expect(answer.status).toBe(404);
      expect((await get('/api/getUserByUsername', { authorization: `Bearer ${tokens.brand}` })).status).toBe(200);
    });
  });

  describe('requests that are none', () => {
    test.each([
      [
        'a header line of its own',
        'GET /api/region/getAll HTTP/1.1\r\nHost: HOST\r\n' +
          'X-Request-Id: abcdefgh\r\n Set-Cookie: a=b\r\nConnection: close\r\n\r\n',
      ],
      [
        'two lengths',
        'POST /api/authenticate HTTP/1.1\r\nHost: HOST\r\n' +
          'Content-Length: 2\r\nContent-Length: 3\r\nConnection: close\r\n\r\n{}',
      ],
      [
        'a length and pieces',
        'POST /api/authenticate HTTP/1.1\r\nHost: HOST\r\n' +
          'Content-Length: 2\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n' +
          '0\r\n\r\nGET /health HTTP/1.1\r\n\r\n',
      ],
      ['no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
      [
        'headers without an end',
        `GET /health HTTP/1.1\r\nHost: HOST\r\n${'X-Filler: yyyyyyyyyyyyyyyy\r\n'.repeat(2_000)}\r\n`,
      ],
      [
        'an address of 100 kB',
        `GET /health?${'a'.repeat(100_000)} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n`,
      ],
    ])('%s', async (_title, request) => {
      const answer = await raw(request);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
      expect(answer.toLowerCase()).not.toContain('set-cookie');
    });

    test('an id of a request that could forge a log line is replaced', async () => {
      for (const id of ['a b', '<script>', 'x'.repeat(65), 'é'.repeat(8), '{"level":"fatal"}']) {
        const answer = await raw(
          `GET /health HTTP/1.1\r\nHost: HOST\r\nX-Request-Id: ${id}\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}\r\n/);
      }
    });

    test('connections that only pretend to send have an end', () => {
      const { requestTimeout, headersTimeout, maxHeadersCount } = server.server.http.server;
      expect(requestTimeout).toBe(60_000);
      expect(headersTimeout).toBeLessThanOrEqual(60_000);
      expect(maxHeadersCount === null || maxHeadersCount <= 2_000).toBe(true);
    });
  });

  describe('addresses', () => {
    test.each([
      '//evil.example',
      '/\\evil.example',
      '/storybook//evil.example',
      '/%2F%2Fevil.example',
      '/.//evil.example',
      '/login?from=https://evil.example',
      '/storybook?next=//evil.example',
    ])('%s leads nowhere else', async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: HOST\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
      expect(/^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '/storybook/').toBe('/storybook/');
    });

    test.each(['http://:80/', 'http://[', 'http://evil.example/login', '//:80', '/login?lang=%'])(
      'the target %s is answered without an error of ours',
      async (target) => {
        const answer = await raw(
          `GET ${target} HTTP/1.1\r\nHost: HOST\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1\.1 (?:200|4\d\d) /);
        expect(answer).not.toContain('evil.example');
      },
    );

    test('a host that a request claims is nowhere repeated', async () => {
      const answer = await raw(
        'GET /storybook HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
      );
      expect(answer).not.toContain('evil.example');
    });

    test.each([
      '/api/../health',
      '/api//region/getAll',
      '/API/region/getAll',
      '/api/region/getAll/',
      '/api/region/getAll%00',
      '/api/region%2FgetAll',
      '/api/region/getAll;a=b',
    ])('%s goes around no check', async (path) => {
      const answer = await raw(
        `GET ${path} HTTP/1.1\r\nHost: HOST\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toContain('DACH');
      expect(answer).toMatch(/^HTTP\/1\.1 (?:400|401|404|200)/);
    });
  });
});
