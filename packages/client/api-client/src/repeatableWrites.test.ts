import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  failure,
  startEnvelopeServer,
  success,
  type EnvelopeServer,
  type Reply,
} from '@resonanz/testing/envelopeServer';
import { logIn, logOut } from './auth.ts';
import type { AuthPort } from './AuthPort.ts';
import { campaignEntryMutations } from './campaignEntries.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { influencerMutations } from './influencerMutations.ts';
import { influencerQueries } from './influencers.ts';
import { notificationQueries } from './notificationQueries.ts';
import { runMutation } from './runMutation.ts';
import { userQueries } from './users.ts';

const MOVE = 'POST /campaign/v1/stateChange';
const NOTHING = { entryId: [], refused: [], warnings: [], rows: [] };
const IMPORT = 'POST /influencer/import';
const selection = (...ids: number[]) => ({ campaignId: 4, entryId: ids, state: 2 as const });
const gone = (): never => {
  throw new Error('the connection breaks');
};
const brokenOff = (): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'content-length': '1000', connection: 'close' },
  body: '{"message":"SUCCESS","da',
});

let server: EnvelopeServer;
let client: ApiClient;
let queryClient: QueryClient;
let ended: AbortController;
let token: string;

const auth: AuthPort = {
  accessToken: () => token,
  async refresh() {
    token = 'second';
    return 'refreshed';
  },
  onRejected: () => {},
  ended: () => ended.signal,
};

const keys = (call = MOVE) => server.received(call).map(({ headers }) => headers['idempotency-key']);
const move = (...ids: number[]) =>
  runMutation(queryClient, campaignEntryMutations(client, queryClient).move(), selection(...ids));
const failed = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );

beforeEach(async () => {
  server = await startEnvelopeServer();
  ended = new AbortController();
  token = 'first';
  client = createApiClient({ baseUrl: server.baseUrl, auth, timeoutMs: 500 });
  queryClient = new QueryClient();
});

afterEach(async () => {
  vi.useRealTimers();
  queryClient.clear();
  await server.close();
});

describe('the key of a write', () => {
  test('every write has one of its own, and the server can read it', async () => {
    server.on(MOVE, () => success(NOTHING));
    await move(1);
    await move(1);
    const [first, second] = keys();
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect(second).toMatch(/^[\w-]{16,64}$/);
    expect(second).not.toBe(first);
  });

  test('the replay after a refresh carries the same key and the same bytes', async () => {
    server.on(MOVE, ({ headers }) =>
      headers.authorization === 'Bearer second' ? success(NOTHING) : failure(401, 'UNAUTHORIZED', 'unauthorized'),
    );
    await move(1, 2);
    const [before, after] = server.received(MOVE);
    expect(after?.headers['idempotency-key']).toBe(before?.headers['idempotency-key']);
    expect(after?.body).toBe(before?.body);
  });

  test('the replay of an upload has the same key, boundary and bytes', async () => {
    server.on(IMPORT, ({ headers }) =>
      headers.authorization === 'Bearer second' ? success(NOTHING) : failure(401, 'UNAUTHORIZED', 'unauthorized'),
    );
    const file = new File([Uint8Array.from([0, 13, 10, 255, 45, 45])], 'Köln.csv');
    await runMutation(queryClient, influencerMutations(client, queryClient).importFile(), {
      file,
      mapping: { columns: [], skipInvalidRows: false },
    });
    const [before, after] = server.received(IMPORT);
    expect(after?.headers['content-type']).toBe(before?.headers['content-type']);
    expect(after?.headers['idempotency-key']).toBe(before?.headers['idempotency-key']);
    expect(after?.headers['consists-of']).toBeUndefined();
    expect(after?.body).toBe(before?.body);
  });

  test('React Query repeats a mutation under its key', async () => {
    let attempts = 0;
    server.on(MOVE, () => ((attempts += 1) < 3 ? gone() : success(NOTHING)));
    const observer = new MutationObserver(queryClient, {
      ...campaignEntryMutations(client, queryClient).move(),
      retry: 3,
      retryDelay: 1,
    });
    await observer.mutate(selection(7));
    expect(attempts).toBe(3);
    expect(new Set(keys()).size).toBe(1);
  });

  test('reads, log-ins and log-outs have none', async () => {
    server.on('GET /region/getAll', () => success([]));
    server.on('POST /authenticate', () => failure(401, 'UNAUTHORIZED', 'wrongCredentials'));
    server.on('POST /logout', () => success(NOTHING));
    await client.http.GET('/region/getAll');
    await failed(logIn(client, 'staff', { username: 'a@b.de', password: 'x' }));
    await logOut(client, 'first');
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined, undefined]);
  });
});

describe('a POST that only reads', () => {
  const EMPTY = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 10 };

  test.each<[call: string, read: () => Promise<unknown>]>([
    ['POST /influencer/advancedSearch', () => queryClient.fetchQuery(influencerQueries(client).search({}))],
    ['POST /getUsersWithPagination', () => queryClient.fetchQuery(userQueries(client).page({}))],
    [
      'POST /notification/getWithPagination',
      () => queryClient.fetchQuery(notificationQueries(client, 'agency').growing('all')),
    ],
  ])('%s carries no key, and the mark that says so is not sent', async (call, read) => {
    server.on(call, () => success({ ...EMPTY, data: [], unread: 0 }));
    await read();
    const [received] = server.received(call);
    expect(
      Object.keys(received?.headers ?? {}).filter((name) => /idempotency|changes-nothing|consists-of/.test(name)),
    ).toEqual([]);
  });

  test('is signed like any other, replayed after a refresh, and without a key then too', async () => {
    const call = 'POST /influencer/advancedSearch';
    server.on(call, ({ headers }) =>
      headers.authorization === 'Bearer second' ? success(EMPTY) : failure(401, 'UNAUTHORIZED', 'unauthorized'),
    );
    await queryClient.fetchQuery(influencerQueries(client).search({}));
    expect(
      server
        .received(call)
        .map(({ headers }) => [headers.authorization, headers['idempotency-key'], headers['changes-nothing']]),
    ).toEqual([
      ['Bearer first', undefined, undefined],
      ['Bearer second', undefined, undefined],
    ]);
  });

  test('leaves the key of a write that is open alone', async () => {
    server.on(MOVE, gone);
    await failed(move(1));
    server.on('POST /influencer/advancedSearch', gone);
    await failed(queryClient.fetchQuery({ ...influencerQueries(client).search({}), retry: false }));
    server.on(MOVE, () => success(NOTHING));
    await move(1);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('after a write whose outcome is unknown', () => {
  test.each<[what: string, answer: () => Reply | Promise<Reply>]>([
    ['the connection breaks', gone],
    ['nothing comes in time', () => new Promise(() => {})],
    ['the answer breaks off', brokenOff],
    [
      'a proxy gives up',
      () => ({ status: 504, headers: { 'content-type': 'text/html' }, body: '<h1>Gateway timeout</h1>' }),
    ],
    ['the server breaks', () => failure(500, 'INTERNAL', 'internal')],
    ['it still runs', () => failure(409, 'CONFLICT', 'stillRunning')],
  ])('%s: the same write, sent again, has the same key', async (_what, answer) => {
    server.on(MOVE, answer);
    await failed(move(1));
    server.on(MOVE, () => success(NOTHING));
    await move(1);
    await move(1);
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('an aborted write may have happened: sent again it has the same key', async () => {
    const leaving = new AbortController();
    server.on(MOVE, () => new Promise(() => setTimeout(() => leaving.abort(), 5)));
    const onScreen = client.with({ signal: leaving.signal });
    expect(
      await failed(runMutation(queryClient, campaignEntryMutations(onScreen, queryClient).move(), selection(1))),
    ).toMatchObject({ name: 'AbortError' });
    server.on(MOVE, () => success(NOTHING));
    await move(1);
    expect(new Set(keys()).size).toBe(1);
    expect(server.received(MOVE)).toHaveLength(2);
  });

  test('another write has another key, and so has the same one after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.on(MOVE, gone);
    await failed(move(1));
    await failed(move(2));
    vi.advanceTimersByTime(10 * 60_000 + 1);
    await failed(move(1));
    expect(new Set(keys()).size).toBe(3);
  });

  test.each([400, 403, 404, 409, 422, 429])(
    '%i is an outcome: the next attempt has a key of its own',
    async (status) => {
      server.on(MOVE, () => failure(status, 'REFUSED', 'outcomeUnknown'));
      await failed(move(1));
      await failed(move(1));
      expect(new Set(keys()).size).toBe(2);
    },
  );

  test('the same files are the same upload, other files are not', async () => {
    server.on(IMPORT, gone);
    const mapping = { columns: [], skipInvalidRows: false };
    const upload = (file: File) =>
      failed(runMutation(queryClient, influencerMutations(client, queryClient).importFile(), { file, mapping }));
    const file = new File(['url'], 'liste.csv');
    await upload(file);
    await upload(file);
    await upload(new File(['url'], 'liste.csv'));
    const [first, second, third] = keys(IMPORT);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('what a user wrote is forgotten with the log-in', async () => {
    server.on(MOVE, gone);
    await failed(move(1));
    ended.abort();
    ended = new AbortController();
    await failed(move(1));
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('the end of a log-in', () => {
  test('cuts off what is under way, without a refresh or a replay', async () => {
    server.on(MOVE, () => new Promise(() => {}));
    const moving = failed(move(1));
    await expect.poll(() => server.received(MOVE)).toHaveLength(1);
    ended.abort();
    expect(await moving).toMatchObject({ name: 'AbortError' });
    expect(server.received(MOVE)).toHaveLength(1);
  });

  test('a log-in that is over sends nothing more', async () => {
    ended.abort();
    expect(await failed(move(1))).toMatchObject({ name: 'AbortError' });
    expect(server.requests).toEqual([]);
  });
});
