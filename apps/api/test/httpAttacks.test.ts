import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type Operation, readOperations, resolvePointer } from '../src/platform/http/contract.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

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
  /** Sends bytes as they are and returns everything that comes back. */
  const raw = async (request: string): Promise<string> => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    // Who sends on after a refusal is cut off; what was answered before counts.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(request.replaceAll('HOST', `${hostname}:${port}`));
    await closed;
    return answer;
  };

  describe('headers that protect', () => {
    const answers: [string, () => Promise<Response>, number[]][] = [
      ['a call without a token', () => get('/api/region/getAll'), [401]],
      ['a call', () => get('/api/region/getAll', { authorization: `Bearer ${tokens.manager}` }), [200]],
      ['a refused call', () => get('/api/region/getAll', { authorization: `Bearer ${tokens.tester}` }), [200, 403]],
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
      '%s runs nothing, stands in no frame and is not kept',
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
        `${method} /api/region/getAll HTTP/1.1\r\nHost: HOST\r\nAuthorization: Bearer secret-token\r\nConnection: close\r\n\r\n`,
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

  describe('bodies', () => {
    const logIn = JSON.stringify({ username: testUsers.manager.email, password: testPassword });
    const nested = (depth: number) => `{"username":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`;

    test.each<[string, string | undefined, string, number, string]>([
      ['text', 'text/plain', logIn, 415, 'unsupportedMediaType'],
      ['a form', 'application/x-www-form-urlencoded', 'username=a%40b.de&password=x', 415, 'unsupportedMediaType'],
      [
        'a form of files',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\na\r\n--x--\r\n',
        415,
        'unsupportedMediaType',
      ],
      ['JSON of a vendor', 'application/vnd.api+json', logIn, 415, 'unsupportedMediaType'],
      [
        'XML',
        'application/xml',
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
        415,
        'unsupportedMediaType',
      ],
      ['a type that is none', ';;;', logIn, 415, 'unsupportedMediaType'],
      ['two types', 'application/json, text/plain', logIn, 415, 'unsupportedMediaType'],
      ['UTF-7', 'application/json; charset=utf-7', '{"username":"+ADw-script+AD4-"}', 415, 'unsupportedMediaType'],
      ['nothing', json, '', 400, 'malformedBody'],
      ['no JSON', json, '{username:1}', 400, 'malformedBody'],
      ['NaN', json, '{"username":NaN}', 400, 'malformedBody'],
      ['a prototype', json, '{"username":"a@b.de","password":"x","__proto__":{"isAdmin":true}}', 400, 'malformedBody'],
      [
        'a hidden prototype',
        json,
        '{"username":"a@b.de","password":"x","\\u005f_proto__":{"isAdmin":true}}',
        400,
        'malformedBody',
      ],
      [
        'a constructor',
        json,
        '{"username":"a@b.de","password":"x","constructor":{"prototype":{"isAdmin":true}}}',
        400,
        'malformedBody',
      ],
      ['10,000 levels', json, nested(10_000), 400, 'malformedBody'],
      ['500,000 levels', json, nested(500_000), 400, 'malformedBody'],
      ['null', json, 'null', 400, 'bodyMissing'],
      ['a list', json, '[]', 422, 'validationFailed'],
      ['a number', json, '1e400', 422, 'validationFailed'],
      ['a field of the prototype', json, '{"username":"a@b.de","password":"x","toString":1}', 422, 'validationFailed'],
      ['an address as object', json, '{"username":{"$ne":""},"password":{"$ne":""}}', 422, 'validationFailed'],
      [
        'an address of a megabyte',
        json,
        JSON.stringify({ username: 'a'.repeat(1_000_000), password: 'x' }),
        422,
        'validationFailed',
      ],
      ['a body that is too large', json, `{"username":"${'a'.repeat(2_200_000)}"}`, 413, 'bodyTooLarge'],
    ])('%s instead of a log-in is refused', async (_title, type, body, status, error) => {
      const answer = await post('/authenticate', body, { type });
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([status, error]);
    });

    test('of two fields of the same name the last one counts for the check and for the call', async () => {
      const twice = `{"username":"nobody@resonanz.example","password":"x","username":${JSON.stringify(testUsers.manager.email)},"password":${JSON.stringify(testPassword)}}`;
      expect((await post('/authenticate', twice)).status).toBe(200);
    });

    test('nothing of it reached the prototype of all objects', () => {
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    });

    test.each([
      ['beyond the safe integers', '9007199254740993'],
      ['beyond the column', '2147483648'],
      ['below zero', '-1'],
      ['not whole', '1.5'],
      ['in another notation', '1e99'],
      ['as text', '"1"'],
      ['in a list', '[1]'],
      ['true', 'true'],
    ])('a number %s is refused and changes nothing', async (_title, value) => {
      expect((await post('/changeUserDefaultRegion', value)).status).toBe(422);
    });

    test('refusals name fields and keys, never sentences, values or what went on inside [R-ERR-019]', async () => {
      const answer = await post(
        '/influencer/advancedSearch',
        JSON.stringify({ pageSize: '<b>10</b>', secretField: 'geheim' }),
      );
      expect(answer.status).toBe(422);
      const body = (await answer.json()) as { fieldErrors: object[] };
      expect(body).toEqual({
        message: 'VALIDATION_FAILED',
        error: 'validationFailed',
        data: null,
        fieldErrors: expect.arrayContaining([
          { field: 'pageSize', key: 'invalidType' },
          { field: 'secretField', key: 'unknownField' },
        ]),
      });
      for (const error of body.fieldErrors)
        expect(Object.values(error).join(' ')).not.toMatch(/must|geheim|<b>|schema/);
    });
  });

  describe('a refused upload', () => {
    /** Sends a body and, on the same connection, a call; gives the status of both. */
    const statusesOf = async (head: string, body: string): Promise<readonly string[]> => {
      const answer = await raw(
        `${head}Host: HOST\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}GET /health HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n`,
      );
      return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? '');
    };
    const file = (bytes: number) =>
      `--BOUNDARY\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(bytes)}\r\n`;

    test.each([
      [
        'a text that is too long before its file',
        `--BOUNDARY\r\nContent-Disposition: form-data; name="upload"\r\n\r\n${'x'.repeat(2 * 1024 * 1024)}\r\n${file(5 * 1024 * 1024)}--BOUNDARY--\r\n`,
        '413',
      ],
      ['a file that is too large', `${file(21 * 1024 * 1024)}--BOUNDARY--\r\n`, /4\d\d/],
      ['a form without an end', file(3 * 1024 * 1024), /4\d\d/],
    ])('for %s leaves its connection to the next call', async (_what, form, status) => {
      const head = `POST /api/files/upload HTTP/1.1\r\nAuthorization: Bearer ${tokens.brand}\r\nContent-Type: multipart/form-data; boundary=grenze\r\n`;
      const [refusal, next] = await statusesOf(head, form.replaceAll('BOUNDARY', 'grenze'));
      expect(refusal).toMatch(status);
      expect(next).toBe('200');
    });

    test.each<[string, { offset?: string; version?: string; bytes?: number }, string]>([
      ['a piece from nowhere', { offset: '-1' }, '400'],
      ['a piece that begins elsewhere', { offset: '500' }, '409'],
      ['a piece without the version of the protocol', { version: '' }, '412'],
      ['a piece beyond the end', { bytes: 6 * 1024 * 1024 }, '413'],
    ])(
      'for %s leaves its connection to the next call',
      async (_what, { offset = '0', version = 'Tus-Resumable: 1.0.0\r\n', bytes = 4 * 1024 * 1024 }, status) => {
        const { data } = await server.client(tokens.superAdmin).POST('/files/upload/begin', {
          body: { subject: 'customer', subjectId: 1, kind: 'contract', name: 'a.pdf', size: 5 * 1024 * 1024 },
        });
        const id = data?.data.uploadId ?? '';
        const head = `PATCH /api/files/resumable/${id} HTTP/1.1\r\nAuthorization: Bearer ${tokens.superAdmin}\r\n${version}Upload-Offset: ${offset}\r\nContent-Type: application/offset+octet-stream\r\n`;
        expect(await statusesOf(head, 'x'.repeat(bytes))).toEqual([status, '200']);
      },
    );
  });

  describe('reports of blocked content', () => {
    const report = (type: string, body: string) =>
      fetch(`${server.url}/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });

    test.each([
      [
        'the older format',
        'application/csp-report',
        '{"csp-report":{"effective-directive":"img-src","blocked-uri":"https://evil.example/a?token=geheim"}}',
      ],
      [
        'the newer format',
        'application/reports+json',
        '[{"type":"csp-violation","body":{"effectiveDirective":"script-src-elem","blockedURL":"inline"}}]',
      ],
      ['nonsense', 'application/csp-report', '{{'],
      ['a list of numbers', 'application/reports+json', '[1,null,{"type":"csp-violation","body":7}]'],
    ])('are taken in %s', async (_what, type, body) => {
      expect((await report(type, body)).status).toBe(204);
    });

    test('are refused when they are too long or no reports', async () => {
      expect(
        (
          await report(
            'application/csp-report',
            JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }),
          )
        ).status,
      ).toBe(413);
      expect((await report('text/plain', 'x')).status).toBe(415);
    });
  });

  describe('requests that are none', () => {
    test.each([
      [
        'a header line of its own',
        'GET /api/region/getAll HTTP/1.1\r\nHost: HOST\r\nX-Request-Id: abcdefgh\r\n Set-Cookie: a=b\r\nConnection: close\r\n\r\n',
      ],
      [
        'two lengths',
        'POST /api/authenticate HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\nContent-Length: 3\r\nConnection: close\r\n\r\n{}',
      ],
      [
        'a length and pieces',
        'POST /api/authenticate HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n',
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

  describe('pages and orders of every list', () => {
    const properties = (operation: Operation): Readonly<Record<string, unknown>> => {
      const { body } = operation.input;
      let schema = body === undefined ? undefined : (resolvePointer(contract, body.pointer) as Record<string, unknown>);
      while (typeof schema?.['$ref'] === 'string')
        schema = resolvePointer(contract, schema['$ref']) as Record<string, unknown>;
      return (schema?.['properties'] ?? {}) as Record<string, unknown>;
    };
    const lists = readOperations(contract).flatMap((operation) => {
      if (operation.isPlanned) return [];
      const inQuery = operation.input.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      const inBody = Object.keys(properties(operation));
      return ['pageSize', 'pageNumber', 'sortBy', 'sort']
        .filter((name) => inQuery.includes(name) || inBody.includes(name))
        .map((name) => ({
          title: `${name} of ${operation.path}`,
          operation,
          name,
          place: inBody.includes(name) ? 'body' : 'query',
        }));
    });
    const bad: Readonly<Record<string, readonly unknown[]>> = {
      pageSize: [0, -2, 101, 1e9, 1.5, [10, 20], 'ten', '10; drop table users'],
      pageNumber: [-1, 1e9, 0.5, [1, 2], 'first'],
      sortBy: [
        'id; drop table users',
        'password_hash',
        '(select 1)',
        '',
        ['at', 'id'],
        '__proto__',
        'constructor',
        'toString',
      ],
      sort: ['asc; --', 'DESC NULLS FIRST', 'up', 1],
    };

    test('there are lists', () => expect(lists.length).toBeGreaterThan(20));

    test.each(lists)('$title takes nothing but what the contract allows', async ({ operation, name, place }) => {
      const audience = operation.admission.kind === 'user' ? operation.admission.audience : undefined;
      const isFor = (kind: 'brand' | 'tester') => audience?.includes(kind) === true && !audience.includes('staff');
      const token = isFor('brand') ? tokens.brand : isFor('tester') ? tokens.tester : tokens.superAdmin;
      const path = `/api${operation.path.replaceAll(/\{[^}]+\}/g, '1')}`;
      // The one list that has a page -1: everything, in short (A-127).
      const isWhole = (value: unknown) => operation.id === 'findAllCampaigns' && value === -1;
      for (const value of (bad[name] ?? []).filter((each) => !isWhole(each))) {
        const query =
          place === 'query'
            ? `?${[value]
                .flat()
                .map((each) => `${name}=${encodeURIComponent(String(each))}`)
                .join('&')}`
            : '';
        const answer = await fetch(`${server.url}${path}${query}`, {
          method: operation.method.toUpperCase(),
          headers: {
            authorization: `Bearer ${token}`,
            ...(operation.method === 'post' ? { 'content-type': json } : {}),
          },
          ...(operation.method === 'post' ? { body: JSON.stringify(place === 'body' ? { [name]: value } : {}) } : {}),
        });
        const { fieldErrors } = (await answer.json()) as { fieldErrors?: { field: string }[] };
        const named = fieldErrors?.some(({ field }) => field === name || field.startsWith(`${name}.`));
        expect([value, answer.status, named]).toEqual([value, 422, true]);
      }
    });
  });
});
