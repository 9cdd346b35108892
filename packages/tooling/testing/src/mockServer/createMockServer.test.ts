import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { buildNotifications } from '../builders/notifications.ts';
import { ContractMismatch } from './ContractMismatch.ts';
import { createMockServer } from './createMockServer.ts';
import { startMockServer } from './startMockServer.ts';

afterEach(() => void vi.restoreAllMocks());

const bookmark = {
  emailId: 'manager@resonanz.example',
  influencersId: 100,
  userId: 9,
  loginUser: 9,
  channelId: 1_000,
  platform: 'Instagram',
};

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('a mock server', () => {
  test('answers every operation in the envelope without any setup', async () => {
    const { fetch, baseUrl } = createMockServer();
    const answer = (await (await fetch(`${baseUrl}/notification/recent?pageNumber=0&pageSize=10`)).json()) as {
      message: string;
      data: object;
      error: null;
    };
    expect(answer).toMatchObject({ message: 'SUCCESS', error: null });
    expect(answer.data).toHaveProperty('unread');
  });

  test('answers what it is given, typed by the operation', async () => {
    const server = createMockServer();
    const rows = buildNotifications(2);
    server.on('getAgencyNotifications', ({ query }) => {
      expectTypeOf(query.pageNumber).toEqualTypeOf<number | undefined>();
      return { data: rows, unread: query.pageNumber ?? 0, totalElements: 2 };
    });
    const answer = await server.fetch(`${server.baseUrl}/notification/recent?pageNumber=3`);
    expect(await answer.json()).toMatchObject({ data: { data: rows, unread: 3 } });
    expect(server.received('getAgencyNotifications').map(({ query }) => query)).toEqual([{ pageNumber: 3 }]);
    // @ts-expect-error -- no operation has this name, for the compiler as well.
    expect(() => server.on('getEverything', null)).toThrow(ContractMismatch);
  });

  test('rejects answers that the contract does not know', async () => {
    quiet();
    const server = createMockServer();
    // @ts-expect-error -- a list of notifications is more than this.
    expect(() => server.on('getAgencyNotifications', { data: [] })).toThrow(/data\.unread is missing/);
    server.on('getAgencyNotifications', () => ({ data: [], unread: 0.5, totalElements: 0 }));
    await expect(server.fetch(`${server.baseUrl}/notification/recent`)).rejects.toThrow(
      /data\.unread .*Expected "integer"/,
    );
    expect(() => server.verify()).toThrow(ContractMismatch);
  });

  test.each([
    ['an unknown path', '/notification/latest', {}, /no operation has this method and path/],
    ['another method', '/notification/recent', { method: 'DELETE' }, /no operation has this method and path/],
    ['a query out of bounds', '/notification/recent?pageSize=1000', {}, /query\.pageSize 1000 is greater than 100/],
    ['a query that nobody reads', '/notification/recent?page=1', {}, /query\.page is not in the contract/],
    ['a body that lacks something', '/addBookMarkFunctionality', post({}), /body\.channelId is missing/],
    ['no body', '/addBookMarkFunctionality', { method: 'POST' }, /the body is missing/],
  ])('rejects a request with %s, loudly', async (_case, path, init, sentence) => {
    const errorLog = quiet();
    const server = createMockServer();
    await expect(server.fetch(`${server.baseUrl}${path}`, init)).rejects.toThrow(sentence);
    expect(server.mismatches).toHaveLength(1);
    expect(errorLog).toHaveBeenCalledWith(expect.stringMatching(sentence));
    server.reset();
    expect(() => server.verify()).not.toThrow();
  });

  test('takes bodies and remembers them', async () => {
    const server = createMockServer();
    const answer = await server.fetch(`${server.baseUrl}/addBookMarkFunctionality`, post(bookmark));
    expect(server.mismatches.map(({ problems }) => problems)).toEqual([]);
    expect(answer.status).toBe(200);
    const [received] = server.received('addBookmark');
    expect(received?.body).toEqual(bookmark);
    expectTypeOf(received?.body.platform).toEqualTypeOf<string | undefined>();
  });

  test('fails as asked, with a status that the operation knows', async () => {
    const server = createMockServer();
    server.fail('addBookmark', { status: 404, error: 'channelNotFound' });
    const refused = await server.fetch(`${server.baseUrl}/addBookMarkFunctionality`, post(bookmark));
    expect(refused.status).toBe(404);
    expect(await refused.json()).toEqual({ message: 'NOT_FOUND', error: 'channelNotFound', data: null });
    expect(() => server.fail('addBookmark', { status: 418 })).toThrow(/418 is none of/);
    server.fail('addBookmark', 'offline');
    await expect(server.fetch(`${server.baseUrl}/addBookMarkFunctionality`, post(bookmark))).rejects.toThrow(TypeError);
    expect(server.mismatches).toEqual([]);
  });

  test('never answers when asked so, until the request is aborted', async () => {
    const server = createMockServer();
    server.delay(Infinity, 'getAgencyNotifications');
    const abort = new AbortController();
    const waiting = server.fetch(`${server.baseUrl}/notification/recent`, { signal: abort.signal });
    await expect.poll(() => server.received('getAgencyNotifications')).toHaveLength(1);
    abort.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
  });

  test('listens on a port, for pages of every origin', async () => {
    quiet();
    const server = await startMockServer();
    server.on('deleteAgencyNotifications', null);
    const answer = await fetch(`${server.baseUrl}/notification/recent`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({ message: 'SUCCESS' });
    const wrong = await fetch(`${server.baseUrl}/notification/latest`);
    expect([wrong.status, ((await wrong.json()) as { message: string }).message]).toEqual([500, 'CONTRACT_MISMATCH']);
    server.fail('getAgencyNotifications', 'offline');
    await expect(fetch(`${server.baseUrl}/notification/recent`)).rejects.toThrow(TypeError);
    await server.close();
  });
});
