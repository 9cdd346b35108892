import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  failure,
  startEnvelopeServer,
  success,
  type EnvelopeServer,
  type Reply,
} from '@resonanz/testing/envelopeServer';
import { bookmarkMutations } from './bookmarkMutations.ts';
import { bookmarkKeys, bookmarkQueries, isBookmarked, type WatchListEntry } from './bookmarks.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { influencerQueries, type InfluencerChannelPage, type InfluencerSearch } from './influencers.ts';
import { runMutation } from './runMutation.ts';

const owner = { email: 'manager@resonanz.example', loginUser: 9 };
const LIST = `GET /fetchEachBookMarkData/${owner.email}`;

const entry = (channelId: number): WatchListEntry => ({
  influencerId: 100 + channelId,
  channelId,
  type: 'instagram',
  channelUrl: `https://www.instagram.com/c${channelId}`,
  title: null,
  titleName: `c${channelId}`,
  docPath: null,
  socialMediaProfile: null,
  isActive: 1,
  followers: 1000,
  management: null,
});

const page = (...bookmarked: boolean[]) => ({
  content: bookmarked.map((value, index) => ({ channelId: index + 1, type: 'instagram', bookmarked: value })),
  totalElements: bookmarked.length,
  totalPages: 1,
  number: 0,
  size: 10,
});

let server: EnvelopeServer;
let client: ApiClient;
let queryClient: QueryClient;
let stored: WatchListEntry[];

const cachedList = () =>
  queryClient
    .getQueryData<readonly WatchListEntry[]>(bookmarkKeys.list(owner.email))
    ?.map(({ channelId }) => channelId);
const searchKey = (search: InfluencerSearch) => influencerQueries(client).search(search).queryKey;
const hearts = () =>
  queryClient
    .getQueryData<InfluencerChannelPage>(searchKey({ search: 'c' }))
    ?.content.map(({ bookmarked }) => bookmarked);

function gate(): { readonly open: (reply: Reply) => void; readonly reply: Promise<Reply> } {
  let open: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    open = resolve;
  });
  return { open, reply };
}

beforeEach(async () => {
  server = await startEnvelopeServer();
  client = createApiClient({ baseUrl: server.baseUrl });
  queryClient = new QueryClient();
  stored = [entry(1)];
  server.on(LIST, () => success(stored));
  server.on('POST /influencer/advancedSearch', () => success(page(true, false)));
  await queryClient.fetchQuery(bookmarkQueries(client).list(owner.email));
  await queryClient.fetchQuery(influencerQueries(client).search({ search: 'c' }));
});

afterEach(async () => {
  queryClient.clear();
  await server.close();
});

test('a bookmark shows in list and search before the server has answered [R-CALL-077]', async () => {
  const answer = gate();
  server.on('POST /addBookMarkFunctionality', () => answer.reply);
  const adding = runMutation(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(2));
  await expect.poll(cachedList).toEqual([2, 1]);
  expect(hearts()).toEqual([true, true]);
  answer.open(success(entry(2)));
  await adding;
  expect(JSON.parse(server.received('POST /addBookMarkFunctionality')[0]?.body ?? '')).toEqual({
    emailId: owner.email,
    influencersId: 102,
    loginUser: 9,
    platform: 'instagram',
    channelId: 2,
    userId: 9,
  });
});

test('a rejected bookmark disappears again from list and search', async () => {
  server.on('POST /addBookMarkFunctionality', () => failure(404, 'NOT_FOUND', 'channel.notFound'));
  await expect(
    runMutation(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(2)),
  ).rejects.toMatchObject({ kind: 'notFound' });
  expect(cachedList()).toEqual([1]);
  expect(hearts()).toEqual([true, false]);
});

test('removing takes the channel out and empties its heart [R-CALL-078]', async () => {
  server.on('POST /removeBookMark', () => success(null));
  await runMutation(queryClient, bookmarkMutations(client, queryClient, owner).remove(), entry(1));
  expect(cachedList()).toEqual([]);
  expect(hearts()).toEqual([false, false]);
});

test('emptying sends the placeholder values of the contract [R-CALL-079] [R-CALL-119]', async () => {
  server.on('POST /removeAllBookMark', () => success(null));
  await runMutation(queryClient, bookmarkMutations(client, queryClient, owner).removeAll(), undefined);
  expect(cachedList()).toEqual([]);
  expect(hearts()).toEqual([false, false]);
  expect(JSON.parse(server.received('POST /removeAllBookMark')[0]?.body ?? '')).toEqual({
    emailId: owner.email,
    influencersId: 0,
    loginUser: 9,
    platform: 'all',
    channelId: '0',
    userId: 0,
  });
});

test('only the list and searches by bookmark are refetched', async () => {
  server.on('POST /addBookMarkFunctionality', () => success(entry(2)));
  await queryClient.fetchQuery(influencerQueries(client).search({ filters: { bookmarked: true } }));
  await runMutation(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(2));
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(isStale(bookmarkKeys.list(owner.email))).toBe(true);
  expect(isStale(searchKey({ filters: { bookmarked: true } }))).toBe(true);
  expect(isStale(searchKey({ search: 'c' }))).toBe(false);
});

describe('presses that follow each other quickly', () => {
  const calls = () =>
    server.requests.map(({ method, path }) => `${method} ${path}`).filter((call) => /^POST .*BookMark/.test(call));
  const add = (channelId: number) =>
    runMutation(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(channelId));
  const remove = (channelId: number) =>
    runMutation(queryClient, bookmarkMutations(client, queryClient, owner).remove(), entry(channelId));

  beforeEach(() => {
    server.on('POST /addBookMarkFunctionality', () => success(entry(2)));
    server.on('POST /removeBookMark', () => success(null));
  });

  test('the same wish twice is one call', async () => {
    const answer = gate();
    server.on('POST /addBookMarkFunctionality', () => answer.reply);
    const both = [add(2), add(2)];
    await expect.poll(cachedList).toEqual([2, 1]);
    answer.open(success(entry(2)));
    await Promise.all(both);
    expect(calls()).toEqual(['POST /addBookMarkFunctionality']);
  });

  test('on, off, on ends on with one call; on, off sends the second after the first has been answered', async () => {
    const answer = gate();
    server.on('POST /addBookMarkFunctionality', () => answer.reply);
    stored = [entry(2), entry(1)];
    const three = [add(2), remove(2), add(2)];
    await expect.poll(cachedList).toEqual([2, 1]);
    answer.open(success(entry(2)));
    await Promise.all(three);
    expect(calls()).toEqual(['POST /addBookMarkFunctionality']);
    expect(cachedList()).toEqual([2, 1]);
    const second = gate();
    server.on('POST /addBookMarkFunctionality', () => second.reply);
    const on = add(3);
    await expect.poll(calls).toHaveLength(2);
    const off = remove(3);
    await expect.poll(cachedList).toEqual([2, 1]);
    expect(calls()).toHaveLength(2);
    second.open(success(entry(3)));
    await Promise.all([on, off]);
    expect(calls().slice(1)).toEqual(['POST /addBookMarkFunctionality', 'POST /removeBookMark']);
    expect(cachedList()).toEqual([2, 1]);
  });

  test('on and off again before anything has been sent is no call', async () => {
    await Promise.all([add(2), remove(2)]);
    expect(calls()).toEqual([]);
    expect(cachedList()).toEqual([1]);
  });

  test('an error of a call that is no longer wanted is no one’s failure', async () => {
    const answer = gate();
    server.on('POST /addBookMarkFunctionality', () => answer.reply);
    const on = add(2);
    await expect.poll(calls).toHaveLength(1);
    const both = [on, remove(2)];
    await expect.poll(cachedList).toEqual([1]);
    answer.open(failure(500, 'INTERNAL_SERVER_ERROR', 'internal'));
    await expect(Promise.all(both)).resolves.toBeDefined();
    expect(calls()).toHaveLength(1);
    expect(cachedList()).toEqual([1]);
  });

  test('a rejected removal puts the channel back where it was, and leaves other changes under way alone', async () => {
    stored = [entry(3), entry(2), entry(1)];
    await queryClient.refetchQueries({ queryKey: bookmarkKeys.all });
    const [removal, addition] = [gate(), gate()];
    server.on('POST /removeBookMark', () => removal.reply);
    server.on('POST /addBookMarkFunctionality', () => addition.reply);
    const removing = remove(2).catch(() => 'rejected');
    const adding = add(4);
    await expect.poll(cachedList).toEqual([4, 3, 1]);
    removal.open(failure(500, 'INTERNAL_SERVER_ERROR', 'internal'));
    expect(await removing).toBe('rejected');
    expect(cachedList()?.toSorted()).toEqual([1, 2, 3, 4]);
    stored = [entry(4), entry(3), entry(2), entry(1)];
    addition.open(success(entry(4)));
    await adding;
    await queryClient.refetchQueries({ queryKey: bookmarkKeys.all });
    expect(cachedList()).toEqual([4, 3, 2, 1]);
  });

  test('a list read before the change has arrived does not take it back', async () => {
    const answer = gate();
    server.on('POST /addBookMarkFunctionality', () => answer.reply);
    const adding = add(2);
    await expect.poll(cachedList).toEqual([2, 1]);
    await queryClient.refetchQueries({ queryKey: bookmarkKeys.all });
    expect(cachedList()).toEqual([2, 1]);
    const removing = remove(2);
    await expect.poll(cachedList).toEqual([1]);
    stored = [entry(2), entry(1)];
    await queryClient.refetchQueries({ queryKey: bookmarkKeys.all });
    expect(cachedList()).toEqual([1]);
    answer.open(success(entry(2)));
    await Promise.all([adding, removing]);
  });
});

describe('restoring an emptied list', () => {
  const added = () =>
    server
      .received('POST /addBookMarkFunctionality')
      .map(({ body }) => (JSON.parse(body) as { channelId: number }).channelId);

  test('sends the oldest first and leaves out what another tab has brought back', async () => {
    stored = [entry(9), entry(2)];
    await queryClient.refetchQueries({ queryKey: bookmarkKeys.all });
    server.on('POST /addBookMarkFunctionality', () => success(entry(1)));
    await runMutation(queryClient, bookmarkMutations(client, queryClient, owner).restore(), [
      entry(3),
      entry(2),
      entry(1),
    ]);
    expect(added()).toEqual([1, 3]);
    expect(cachedList()).toEqual([3, 1, 9, 2]);
    expect(hearts()).toEqual([true, true]);
  });

  test('that fails half-way says so; what the server holds is refetched', async () => {
    server.on('POST /addBookMarkFunctionality', () => failure(500, 'INTERNAL_SERVER_ERROR', 'internal'));
    await expect(
      runMutation(queryClient, bookmarkMutations(client, queryClient, owner).restore(), [entry(3)]),
    ).rejects.toMatchObject({ kind: 'server' });
    expect(queryClient.getQueryState(bookmarkKeys.list(owner.email))?.isInvalidated).toBe(true);
  });
});

test('a thousand rows ask one list whether they are on it', () => {
  const list = [entry(1), entry(2)];
  expect(isBookmarked(list, entry(2))).toBe(true);
  expect(isBookmarked(list, { ...entry(2), type: 'youtube' })).toBe(false);
  expect(isBookmarked([...list, entry(3)], entry(3))).toBe(true);
});
