import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { answerOf } from './answer.ts';
import { isUnauthorized } from './ApiError.ts';
import type { AuthPort, RefreshVerdict } from './AuthPort.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';

const REGIONS = 'GET /region/getAll';
const CALLS = 100;

let server: EnvelopeServer;
let client: ApiClient;
let token: string | null;
let refreshes: number;
let rejections: number;
let refresh: () => Promise<RefreshVerdict>;

const auth: AuthPort = {
  accessToken: () => token,
  refresh() {
    refreshes += 1;
    return refresh();
  },
  onRejected() {
    rejections += 1;
    token = null;
  },
};

const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => error,
  );
const regions = (signal?: AbortSignal) =>
  outcome(answerOf(client.http.GET('/region/getAll', { signal: signal ?? null })));
const signedWith = (name: string) =>
  server.received(REGIONS).filter(({ headers }) => headers.authorization === `Bearer ${name}`).length;
const accept = (name: string) =>
  server.on(REGIONS, async ({ headers }) => {
    // Answers come in any order, some of them after the refresh.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
    return headers.authorization === `Bearer ${name}` ? success([]) : failure(401, 'UNAUTHORIZED', 'unauthorized');
  });

beforeEach(async () => {
  server = await startEnvelopeServer();
  client = createApiClient({ baseUrl: server.baseUrl, auth });
  token = 'first';
  refreshes = 0;
  rejections = 0;
  refresh = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    token = 'second';
    return 'refreshed';
  };
});

afterEach(() => server.close());

describe('a hundred calls whose token has run out', () => {
  test('cause one refresh, and each is done after one replay at the most', async () => {
    accept('second');
    const outcomes = await Promise.all(Array.from({ length: CALLS }, () => regions()));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    expect(refreshes).toBe(1);
    expect(signedWith('second')).toBe(CALLS);
    expect(signedWith('first')).toBe(CALLS);
  });

  test('end the log-in once when the refresh is rejected', async () => {
    accept('nobody');
    refresh = async () => 'rejected';
    const outcomes = await Promise.all(Array.from({ length: CALLS }, () => regions()));
    expect(outcomes.every(isUnauthorized)).toBe(true);
    expect([refreshes, rejections]).toEqual([1, 1]);
  });

  test('keep the log-in when the refresh gets no verdict, even when the port throws', async () => {
    accept('second');
    refresh = () => Promise.reject(new Error('no refresh'));
    const outcomes = await Promise.all(Array.from({ length: CALLS }, () => regions()));
    expect(outcomes).toEqual(Array.from({ length: CALLS }, () => expect.objectContaining({ kind: 'offline' })));
    expect(rejections).toBe(0);
    expect(signedWith('second')).toBe(0);
  });
});

describe('an aborted call', () => {
  test('is not replayed after the refresh, and does not wait for it', async () => {
    accept('second');
    const leaving = new AbortController();
    let finish: (verdict: RefreshVerdict) => void = () => {};
    refresh = () => {
      setTimeout(() => leaving.abort(), 5);
      return new Promise((resolve) => (finish = resolve));
    };
    expect(await regions(leaving.signal)).toMatchObject({ name: 'AbortError' });
    token = 'second';
    finish('refreshed');
    expect(await regions()).toBe('done');
    expect(server.received(REGIONS).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  test('that waits for the refresh of another is not sent at all', async () => {
    accept('second');
    const leaving = new AbortController();
    let late: Promise<unknown> | undefined;
    const before = refresh;
    refresh = () => {
      queueMicrotask(() => (late = regions(leaving.signal)));
      setTimeout(() => leaving.abort(), 1);
      return before();
    };
    expect(await regions()).toBe('done');
    expect(await late).toMatchObject({ name: 'AbortError' });
    expect(server.received(REGIONS)).toHaveLength(2);
  });

  test('was aborted before it began: nothing is sent', async () => {
    expect(await regions(AbortSignal.abort())).toMatchObject({ name: 'AbortError' });
    expect(server.requests).toEqual([]);
  });

  test('of a scope ends every call of the scope, and no other', async () => {
    const leaving = new AbortController();
    server.on(REGIONS, () => new Promise((resolve) => setTimeout(() => resolve(success([])), 40)));
    const onScreen = client.with({ signal: leaving.signal });
    const calls = [onScreen, onScreen.with({}), client].map((each) =>
      outcome(answerOf(each.http.GET('/region/getAll'))),
    );
    setTimeout(() => leaving.abort(), 10);
    expect(await Promise.all(calls)).toEqual([
      expect.objectContaining({ name: 'AbortError' }),
      expect.objectContaining({ name: 'AbortError' }),
      'done',
    ]);
  });
});

describe('the port has the last word', () => {
  test('a page of another user sends nothing, and nothing after the refresh either', async () => {
    accept('second');
    let isForeign = false;
    const guarded: AuthPort = {
      ...auth,
      accessToken() {
        if (isForeign) throw new DOMException('Another user has logged in.', 'AbortError');
        return token;
      },
      async refresh() {
        isForeign = true;
        token = 'second';
        return 'refreshed';
      },
    };
    client = createApiClient({ baseUrl: server.baseUrl, auth: guarded });
    expect(await regions()).toMatchObject({ name: 'AbortError' });
    expect(await regions()).toMatchObject({ name: 'AbortError' });
    expect(server.received(REGIONS)).toHaveLength(1);
  });
});

test('the reach follows from answers alone: 5xx and aborts say nothing, the browser is not asked', async () => {
  const notified: boolean[] = [];
  client = createApiClient({
    baseUrl: server.baseUrl,
    timeoutMs: 100,
    onReach: (isReachable) => notified.push(isReachable),
  });
  for (const status of [200, 404, 501, 500, 503]) {
    server.on(REGIONS, () => (status === 200 ? success([]) : failure(status, 'X', 'x')));
    await regions();
  }
  expect(notified).toEqual([true, true, true]);
  await regions(AbortSignal.abort());
  server.on(REGIONS, () => new Promise(() => {}));
  await regions();
  await server.close();
  await regions();
  expect(notified.slice(3)).toEqual([false, false]);
});
