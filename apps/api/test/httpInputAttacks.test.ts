import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type Operation, readOperations, resolvePointer } from '../src/platform/http/contract.ts';
import { rawRequest } from './kit/rawRequest.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

const json = 'application/json';

describe('HTTP inputs under attack', () => {
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

  const post = (path: string, body: string, { type = json as string | undefined, token = tokens.manager } = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(type === undefined ? {} : { 'content-type': type }) },
      body,
    });
  const raw = (request: string) => rawRequest(server.url, request);

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
    ])('%s instead of a log-in is rejected', async (_title, type, body, status, error) => {
      const answer = await post('/authenticate', body, { type });
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([status, error]);
    });

    test('of two fields of the same name the last one counts for the check and for the call', async () => {
      const [email, password] = [testUsers.manager.email, testPassword].map((value) => JSON.stringify(value));
      const twice = `{"username":"nobody@resonanz.example","password":"x","username":${email},"password":${password}}`;
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
    ])('a number %s is rejected and changes nothing', async (_title, value) => {
      expect((await post('/changeUserDefaultRegion', value)).status).toBe(422);
    });

    test('errors name fields and keys, never sentences, values or what went on inside [R-ERR-019]', async () => {
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

  describe('a rejected upload', () => {
    /** Sends a body and, on the same connection, a call; gives the status of both. */
    const statusesOf = async (head: string, body: string): Promise<readonly string[]> => {
      const answer = await raw(
        `${head}Host: HOST\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}` +
          'GET /health HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
      );
      return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? '');
    };
    const file = (bytes: number) =>
      '--BOUNDARY\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n' +
      `Content-Type: image/png\r\n\r\n${'x'.repeat(bytes)}\r\n`;

    test.each([
      [
        'a text that is too long before its file',
        `--BOUNDARY\r\nContent-Disposition: form-data; name="upload"\r\n\r\n${'x'.repeat(2 * 1024 * 1024)}\r\n` +
          `${file(5 * 1024 * 1024)}--BOUNDARY--\r\n`,
        '413',
      ],
      ['a file that is too large', `${file(21 * 1024 * 1024)}--BOUNDARY--\r\n`, /4\d\d/],
      ['a form without an end', file(3 * 1024 * 1024), /4\d\d/],
    ])('for %s leaves its connection to the next call', async (_what, form, status) => {
      const head =
        `POST /api/files/upload HTTP/1.1\r\nAuthorization: Bearer ${tokens.brand}\r\n` +
        `Content-Type: multipart/form-data; boundary=grenze\r\n`;
      const [rejected, next] = await statusesOf(head, form.replaceAll('BOUNDARY', 'grenze'));
      expect(rejected).toMatch(status);
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
        const head =
          `PATCH /api/files/resumable/${id} HTTP/1.1\r\nAuthorization: Bearer ${tokens.superAdmin}\r\n${version}` +
          `Upload-Offset: ${offset}\r\nContent-Type: application/offset+octet-stream\r\n`;
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

    test('are rejected when they are too long or no reports', async () => {
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
      // The one list that has a page -1: everything, in short.
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
