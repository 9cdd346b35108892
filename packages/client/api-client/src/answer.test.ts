import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  failure,
  startEnvelopeServer,
  success,
  type EnvelopeServer,
  type Reply,
} from '@resonanz/testing/envelopeServer';
import { answerOf, confirmed } from './answer.ts';
import { isApiError } from './ApiError.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { errorText } from './errorText.ts';
import { fileNameOf } from './fileName.ts';
import { formErrors } from './formErrors.ts';
import { influencerMutations } from './influencerMutations.ts';
import { messages } from './messages.ts';
import { runMutation } from './runMutation.ts';

const REGIONS = 'GET /region/getAll';
const JSON_TYPE = { 'content-type': 'application/json' };
const json = (body: string, status = 200): Reply => ({ status, headers: JSON_TYPE, body });

let server: EnvelopeServer;
let client: ApiClient;

const regions = () => answerOf(client.http.GET('/region/getAll'));
const outcome = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

beforeEach(async () => {
  server = await startEnvelopeServer();
  client = createApiClient({ baseUrl: server.baseUrl, timeoutMs: 2000 });
});

afterEach(() => server.close());

describe('what is no success is an ApiError, whatever it is', () => {
  test.each<[what: string, reply: Reply]>([
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' }],
    ['a page that calls itself JSON', json('<h1>Welcome</h1>')],
    ['nothing', json('')],
    ['no content', { status: 204, body: '' }],
    ['null', json('null')],
    ['a number', json('7')],
    ['a text', json('"SUCCESS"')],
    ['a list', json('["SUCCESS"]')],
    ['half an envelope', json('{"message":"SUCC')],
    ['a success without data', json('{"message":"SUCCESS"}')],
    ['a success whose message is none', json('{"message":["SUCCESS"],"data":[]}')],
    ['another code', json('{"message":"success","data":[]}')],
    ['a success that comes with a failure', json('{"message":"SUCCESS","data":[]}', 503)],
    ['a message behind the prototype', json('{"__proto__":{"message":"SUCCESS","data":[]}}')],
  ])('%s', async (_what, reply) => {
    server.on(REGIONS, () => reply);
    expect(await outcome(regions())).toMatchObject({ name: 'ApiError', kind: 'server' });
  });

  test('an answer that breaks off is no answer', async () => {
    server.on(REGIONS, () => ({
      status: 200,
      headers: { ...JSON_TYPE, 'content-length': '900', connection: 'close' },
      body: '{"message":"SUCCESS",',
    }));
    expect(await outcome(regions())).toMatchObject({ kind: 'offline', status: 0 });
  });

  test('a success with null is one, for calls that answer nothing else', async () => {
    server.on('POST /brandNotification/markAllAsOld', () => success(null));
    expect(await confirmed(client.http.POST('/brandNotification/markAllAsOld'))).toBeNull();
  });
});

describe('an error made of nonsense', () => {
  test.each<[what: string, body: string]>([
    ['fields of other types', '{"message":7,"error":{"a":1},"fieldErrors":"all","data":{}}'],
    ['a list', '[{"message":"X"}]'],
    ['null', 'null'],
    ['half of it', '{"message":"X"'],
  ])('%s has no code, key or fields', async (_what, body) => {
    server.on(REGIONS, () => json(body, 422));
    expect(await outcome(regions())).toMatchObject({ kind: 'validation', code: '', errorKey: null, fieldErrors: [] });
  });

  test('only whole field errors count, and names of the prototype are names like others', async () => {
    const fieldErrors = [
      null,
      'x',
      { field: 'a' },
      { field: 1, key: 'b' },
      { field: '__proto__', key: 'constructor' },
      { field: 'email', key: 'required' },
    ];
    server.on(REGIONS, () => failure(422, 'VALIDATION_FAILED', '__proto__', { fieldErrors }));
    const error = await outcome(regions());
    expect(isApiError(error) && error.fieldErrors).toEqual([
      { field: '__proto__', key: 'constructor' },
      { field: 'email', key: 'required' },
    ]);
    const { fields, rest } = formErrors(error, ['email', 'constructor'], (key) => key);
    expect(Object.entries(fields)).toEqual([['email', 'required']]);
    expect(rest.map(({ field }) => field)).toEqual(['__proto__']);
    expect(errorText(error, (key) => key, messages, 'apiClient.error.forbidden')).toBe('apiClient.error.forbidden');
  });

  test('prototype keys in data change no object but their own', async () => {
    server.on(REGIONS, () =>
      json(
        '{"message":"SUCCESS","data":[{"regionId":1,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}],"error":null}',
      ),
    );
    const [region] = await regions();
    expect({ ...region }).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });

  test('a huge page is not carried into what people read', async () => {
    server.on(REGIONS, () => failure(409, 'X', `Ein Satz ${'x'.repeat(5_000_000)}`));
    const error = await outcome(regions());
    expect(errorText(error, (key) => key, messages, 'apiClient.error.offline')).toBe('apiClient.error.offline');
  });
});

describe('Retry-After', () => {
  test.each<[header: string, seconds: number | null]>([
    ['7', 7],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1e9', null],
    ['soon', null],
    ['', null],
  ])('"%s" are %s seconds', async (header, seconds) => {
    server.on(REGIONS, () => ({
      ...failure(429, 'TOO_MANY', 'tooMany'),
      headers: { ...JSON_TYPE, 'retry-after': header, date: 'Sat, 21 Nov 2026 12:00:00 GMT' },
    }));
    expect(await outcome(regions())).toMatchObject({ kind: 'rateLimited', retryAfter: seconds });
  });
});

describe('names of files', () => {
  test.each<[disposition: string, name: string]>([
    ['', ''],
    ['attachment', ''],
    ['attachment; filename=liste.csv', 'liste.csv'],
    ['attachment; filename="Größe Übersicht.csv"', 'Größe Übersicht.csv'],
    ['attachment; filename="Liste.csv"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%E2%82%AC.csv', 'Größe €.csv'],
    ["attachment; filename*=utf-8'de'K%C3%B6ln.csv", 'Köln.csv'],
    ['attachment; filename*="UTF-8\'\'K%C3%B6ln.csv"', 'Köln.csv'],
    ["attachment; filename*=UTF-8''%E0%A4%A.csv; filename=fallback.csv", 'fallback.csv'],
    ["attachment; filename*=UTF-8''; filename=fallback.csv", 'fallback.csv'],
    ['attachment; filename="a \\"b\\" \\\\ c.csv"', 'a _b_ _ c.csv'],
    ['attachment; filename="../../etc/passwd"', '_.._etc_passwd'],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.exe", '_.._evil.exe'],
    ["attachment; filename*=UTF-8''rechnung%E2%80%AEfdp.exe", 'rechnung_fdp.exe'],
    ["attachment; filename*=UTF-8''a%00%0D%0Ab.csv", 'a___b.csv'],
    ['attachment; filename="offen', '_offen'],
    ['attachment; xfilename=falsch.csv', ''],
  ])('%s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });

  test('an endless name keeps its end', () => {
    expect(fileNameOf(`attachment; filename="${'\\'.repeat(100_001)}`).length).toBeLessThanOrEqual(200);
    expect(fileNameOf(`attachment; filename=${'x'.repeat(5000)}.csv`)).toMatch(/^x{196}\.csv$/);
  });

  test('what is no file is not saved as one', async () => {
    const queryClient = new QueryClient();
    const download = () =>
      runMutation(queryClient, influencerMutations(client, queryClient).exportFile(), {
        format: 'csv',
        language: 'de',
      });
    server.on('POST /influencer/export', () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Bitte anmelden</h1>',
    }));
    expect(await outcome(download())).toMatchObject({ kind: 'server' });
    server.on('POST /influencer/export', () => json('{"message":"FAILED"}'));
    expect(await outcome(download())).toMatchObject({ kind: 'server' });
  });
});
