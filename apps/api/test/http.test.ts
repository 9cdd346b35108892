import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowRules } from '../src/areas/ownership/queries/rows.ts';
import { AccessTokens } from '../src/platform/access/AccessTokens.ts';
import { DatabaseError } from '../src/platform/database/DatabaseError.ts';
import { PdfRenderer } from '../src/platform/documents/pdf/PdfRenderer.ts';
import { ApiError } from '../src/platform/http/ApiError.ts';
import { maxFileBytes } from '../src/platform/http/multipart.ts';
import { defaultRateLimits } from '../src/platform/http/rateLimits.ts';
import type { Area } from '../src/platform/operations/area.ts';
import { createServer } from '../src/platform/operations/createServer.ts';
import { type Services } from '../src/platform/operations/Services.ts';
import { BackgroundTasks } from '../src/platform/runtime/BackgroundTasks.ts';
import { systemClock } from '../src/platform/runtime/Clock.ts';
import { FileStorage } from '../src/platform/storage/FileStorage.ts';
import { renderScript } from '../src/renderScript.ts';
import { createTestDatabase, type TestDatabase } from './kit/testDatabase.ts';
import { testStorageSettings } from './kit/testStorage.ts';
import { createTinyArea, tinyContract } from './kit/tinyContract.ts';

const failures: Record<string, () => unknown> = {
  plain: () => new Error('password=geheim in postgres://db'),
  api: () => new ApiError(409, 'CONFLICT', 'transitionNotAllowed', { data: [1], headers: { 'retry-after': '3' } }),
  outOfRange: () => new DatabaseError('integer out of range', '22003'),
};
let failure = 'plain';
let tree: unknown;
const tinyArea = createTinyArea({ tree: () => tree, failure: () => failures[failure]?.() });

describe('HTTP layer', () => {
  let database: TestDatabase;
  let services: Services;
  let server: FastifyInstance;
  let url: string;
  const lines: string[] = [];
  const log = pino(
    { level: 'debug' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const create = (contract: object, areas: readonly Area[], checksAnswers = false) =>
    createServer({
      services,
      rowRules,
      serveProtocols: () => undefined,
      areas,
      contract: contract as Record<string, unknown>,
      log,
      origins: ['https://staff.example.com'],
      trustsProxy: false,
      rateLimits: defaultRateLimits,
      checksAnswers,
    });

  beforeAll(async () => {
    database = await createTestDatabase('embedded');
    services = {
      db: database.connection.db,
      live: { publish: () => undefined, endSession: () => undefined, recheck: () => undefined },
      mail: {
        send: async () => undefined,
        sendAll: async () => undefined,
        sendLetter: async () => undefined,
        post: async () => 'sent',
        letterhead: () => ({
          sender: { name: 'Resonanz', address: 'noreply@app.example.com' },
          letterhead: { imprint: [], publicUrl: 'https://app.example.com' },
        }),
      },
      storage: new FileStorage(testStorageSettings()),
      pdf: new PdfRenderer(renderScript),
      previews: { order: async () => undefined },
      clock: systemClock,
      optionDays: { reminder: 11, unpublish: 14 },
      newsletterRate: 10,
      accessTokens: new AccessTokens(new Uint8Array(32), systemClock),
      hashKey: new Uint8Array(32),
      backgroundTasks: new BackgroundTasks(),
      publicUrl: 'https://app.example.com',
    };
    server = await create(tinyContract, [tinyArea]);
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await database.remove();
  });

  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('texts of path and query become numbers and lists, bodies are never converted but completed', async () => {
    const answer = await post('/echo/7?size=20&tag=a&tag=b', { name: 'x' });
    expect(await answer.json()).toEqual({
      message: 'SUCCESS',
      data: { id: 7, size: 20, tag: ['a', 'b'], body: { name: 'x', page: 0 } },
      error: null,
    });
    const single = (await (await post('/echo/7?tag=a', { name: 'x' })).json()) as { data: object };
    expect(single.data).toMatchObject({ size: 10, tag: ['a'] });
    const converted = await post('/echo/7', { name: 'x', count: '3' });
    expect(converted.status).toBe(422);
    expect(await converted.json()).toMatchObject({ fieldErrors: [{ field: 'count', key: 'invalidType' }] });
  });

  test.each([
    ['/echo/abc', { name: 'x' }, [{ field: 'id', key: 'invalidType' }]],
    ['/echo/1?size=101', { name: 'x' }, [{ field: 'size', key: 'outOfRange' }]],
    ['/echo/1', { name: '' }, [{ field: 'name', key: 'required' }]],
    ['/echo/1', {}, [{ field: 'name', key: 'required' }]],
    ['/echo/1', { name: 'x', other: 1 }, [{ field: 'other', key: 'unknownField' }]],
    ['/echo/1', [1], [{ field: '', key: 'invalidType' }]],
  ])('%s with %j names the wrong field', async (path, body, fieldErrors) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'VALIDATION_FAILED',
      error: 'validationFailed',
      data: null,
      fieldErrors,
    });
  });

  test('what the contract does not name never leaves the server, at any depth', async () => {
    const answer = (await (await post('/echo/1', { name: 'x' })).json()) as { data: object };
    expect(answer.data).not.toHaveProperty('secret');
    tree = { name: 'a', hash: 'x', children: [{ name: 'b', hash: 'y', children: [{ name: 'c', hash: 'z' }] }] };
    expect(await (await fetch(`${url}/api/tree`)).json()).toMatchObject({
      data: { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] },
    });
    expect(await (await fetch(`${url}/api/tree`)).text()).not.toContain('hash');
  });

  test('in tests an answer that differs from the contract fails', async () => {
    const strict = await create(tinyContract, [tinyArea], true);
    tree = { name: 'a', extra: 1 };
    expect((await strict.inject('/api/tree')).statusCode).toBe(500);
    tree = { name: 5 };
    expect((await strict.inject('/api/tree')).statusCode).toBe(500);
    tree = { name: 'a' };
    expect((await strict.inject('/api/tree')).statusCode).toBe(200);
    await strict.close();
  });

  test('an unforeseen error says nothing about itself', async () => {
    failure = 'plain';
    const answer = await fetch(`${url}/api/fail`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      message: 'INTERNAL_SERVER_ERROR',
      error: 'Internal server error',
      data: null,
      fieldErrors: [],
    });
  });

  test('a number that exceeds its column is rejected and logged, for it may be our own arithmetic', async () => {
    failure = 'outOfRange';
    lines.length = 0;
    const answer = await fetch(`${url}/api/fail`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'VALIDATION_FAILED',
      error: 'outOfRange',
      data: null,
      fieldErrors: [],
    });
    const noted = lines.map((line) => JSON.parse(line) as object);
    expect(noted).toContainEqual(
      expect.objectContaining({ level: 50, err: expect.objectContaining({ code: '22003' }) }),
    );
  });

  test('an error carries its code, key, data and headers', async () => {
    failure = 'api';
    const answer = await fetch(`${url}/api/fail`);
    expect(answer.status).toBe(409);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await answer.json()).toEqual({
      message: 'CONFLICT',
      error: 'transitionNotAllowed',
      data: [1],
      fieldErrors: [],
    });
  });

  test.each([
    ['GET', '/nothing', undefined, undefined, 404, 'unknownRoute'],
    ['GET', '/echo/1', undefined, undefined, 404, 'unknownRoute'],
    ['GET', '/later', undefined, undefined, 501, 'notImplementedYet'],
    ['POST', '/echo/1', 'application/json', '{"name":', 400, 'malformedBody'],
    ['POST', '/echo/1', 'application/json', '{"__proto__":{"x":1},"name":"x"}', 400, 'malformedBody'],
    ['POST', '/echo/1', 'application/json', '{"name":"a\\u0000b"}', 400, 'malformedText'],
    ['POST', '/echo/1', 'application/json', '{"name":"a\\ud800b"}', 400, 'malformedText'],
    ['POST', '/echo/1?tag=%00', 'application/json', '{"name":"a"}', 400, 'malformedText'],
    ['POST', '/echo/1', 'text/xml', '<a/>', 415, 'unsupportedMediaType'],
    ['POST', '/echo/1', undefined, undefined, 400, 'bodyMissing'],
    ['POST', '/echo/1', 'application/json', `{"name":"${'x'.repeat(3_000_000)}"}`, 413, 'bodyTooLarge'],
    ['POST', '/file', 'application/json', '{}', 415, 'multipartExpected'],
  ] as const)('%s %s as %s is rejected in the envelope', async (method, path, type, body, status, key) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: key, data: null, fieldErrors: [] });
  });

  test('a file goes in as multipart and comes back under its name', async () => {
    const form = new FormData();
    form.append('file', new Blob(['a;b\n']), 'x.csv');
    const answer = await fetch(`${url}/api/file`, { method: 'POST', body: form });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e _1_.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.csv`,
    );
    expect(await answer.text()).toBe('a;b\n');
  });

  test('a file that is missing, too large or beside a wrong field is rejected', async () => {
    const send = (form: FormData) => fetch(`${url}/api/file`, { method: 'POST', body: form });
    const empty = new FormData();
    empty.append('note', 'x');
    expect(await (await send(empty)).json()).toMatchObject({ fieldErrors: [{ field: 'file', key: 'required' }] });
    const wrong = new FormData();
    wrong.append('note', 'too long');
    wrong.append('file', new Blob(['a']), 'x.csv');
    expect(await (await send(wrong)).json()).toMatchObject({ fieldErrors: [{ field: 'note', key: 'tooLong' }] });
    const large = new FormData();
    large.append('file', new Blob([new Uint8Array(maxFileBytes + 1)]), 'x.csv');
    const answer = await send(large);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: 'PAYLOAD_TOO_LARGE', error: 'fileTooLarge' });
  });

  test('listed origins may call, others get no permission', async () => {
    const preflight = (origin: string) =>
      fetch(`${url}/api/tree`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } });
    const allowed = await preflight('https://staff.example.com');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://staff.example.com');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('log lines name the route, the status and the request, and nothing personal', async () => {
    lines.length = 0;
    const answer = await fetch(`${url}/api/echo/4711?tag=erika@example.de`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer geheim', 'x-request-id': 'request-12345' },
      body: JSON.stringify({ name: 'Erika Mustermann' }),
    });
    expect(answer.headers.get('x-request-id')).toBe('request-12345');
    const text = lines.join('');
    expect(JSON.parse(text)).toMatchObject({
      reqId: 'request-12345',
      method: 'POST',
      route: '/api/echo/:id',
      status: 200,
    });
    for (const personal of ['erika', 'Erika', 'geheim', '4711', '127.0.0.1']) expect(text).not.toContain(personal);
    const foreign = await fetch(`${url}/health`, { headers: { 'x-request-id': 'no spaces allowed' } });
    expect(foreign.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('addresses that are not served are not logged, and an error never shows what was sent', async () => {
    lines.length = 0;
    const headers = { authorization: 'Bearer geheim', 'user-agent': 'erika-browser', referer: 'https://erika.example' };
    for (const path of [
      '/files/downloadJasperReport/erika@example.de',
      '/echo/erika?tag=erika',
      '/later?token=erika',
      '/../erika',
      '/%00erika',
    ]) {
      await fetch(`${url}/api${path}`, { headers });
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"name":"erika',
      });
    }
    expect(lines.length).toBeGreaterThan(0);
    for (const personal of ['erika', 'geheim', '127.0.0.1']) expect(lines.join('')).not.toContain(personal);
  });

  test('health and readiness', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' });
    const broken = await createServer({
      services: {
        ...services,
        db: new Proxy(services.db, {
          get: () => {
            throw new Error('gone');
          },
        }),
      },
      rowRules,
      serveProtocols: () => undefined,
      areas: [tinyArea],
      contract: tinyContract,
      log,
      origins: [],
      trustsProxy: false,
      rateLimits: defaultRateLimits,
      checksAnswers: false,
    });
    const answer = await broken.inject('/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: 'databaseUnavailable' });
    expect((await broken.inject('/health')).statusCode).toBe(200);
    await broken.close();
  });

  describe('the start fails', () => {
    const { '/fail': fail, ...others } = tinyContract.paths;
    const guarded = (extra: object) => ({
      ...tinyContract,
      paths: { ...others, '/fail': { get: { ...fail.get, security: undefined, ...extra } } },
    });

    test('when a served call has no handler', async () => {
      await expect(create(tinyContract, [])).rejects.toThrow('authenticate as served, but no area handles it');
    });
    test('when a planned call has a handler', async () => {
      const planned = {
        ...tinyContract,
        paths: { ...others, '/fail': { get: { ...fail.get, 'x-status': 'planned' } } },
      };
      await expect(create(planned, [tinyArea])).rejects.toThrow('getRegions is marked as planned');
    });
    test('when an area handles what the contract does not name', async () => {
      await expect(create({ ...tinyContract, paths: others }, [tinyArea])).rejects.toThrow(
        'which the contract does not name',
      );
    });
    test('when a call has two handlers', async () => {
      await expect(create(tinyContract, [tinyArea, tinyArea])).rejects.toThrow('two handlers');
    });
    test('when the contract does not say who may call', async () => {
      await expect(create(guarded({}), [tinyArea])).rejects.toThrow('does not say who may call getRegions');
    });
    test('when the contract names an unknown permission or audience', async () => {
      const unknown = guarded({ 'x-permission': { module: 'Influencers', right: 'view' } });
      await expect(create(unknown, [tinyArea])).rejects.toThrow('unknown permission');
      await expect(create(guarded({ 'x-audience': ['everyone'] }), [tinyArea])).rejects.toThrow('unknown audience');
    });
  });
});
