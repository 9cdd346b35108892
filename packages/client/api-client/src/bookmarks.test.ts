import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal, startEnvelopeServer, success, type EnvelopeServer, type Reply } from '@resonanz/testing/envelopeServer';
import { bookmarkKeys, bookmarkMutations, bookmarkQueries, type WatchListEntry } from './bookmarks.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { influencerQueries, type InfluencerChannelPage, type InfluencerSearch } from './influencers.ts';
import { run } from '../test/runMutation.ts';

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
  activee: 1,
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

const cachedList = () => queryClient.getQueryData<readonly WatchListEntry[]>(bookmarkKeys.list(owner.email))?.map(({ channelId }) => channelId);
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
  const adding = run(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(2));
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

test('a refused bookmark disappears again from list and search', async () => {
  server.on('POST /addBookMarkFunctionality', () => refusal(404, 'NOT_FOUND', 'channel.notFound'));
  await expect(run(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(2))).rejects.toMatchObject({ kind: 'notFound' });
  expect(cachedList()).toEqual([1]);
  expect(hearts()).toEqual([true, false]);
});

test('removing takes the channel out and empties its heart [R-CALL-078]', async () => {
  server.on('POST /removeBookMark', () => success(null));
  await run(queryClient, bookmarkMutations(client, queryClient, owner).remove(), entry(1));
  expect(cachedList()).toEqual([]);
  expect(hearts()).toEqual([false, false]);
});

test('emptying sends the placeholder values of the contract [R-CALL-079] [R-CALL-119]', async () => {
  server.on('POST /removeAllBookMark', () => success(null));
  await run(queryClient, bookmarkMutations(client, queryClient, owner).removeAll(), undefined);
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

test('only the list and searches by bookmark are read anew', async () => {
  server.on('POST /addBookMarkFunctionality', () => success(entry(2)));
  await queryClient.fetchQuery(influencerQueries(client).search({ filters: { bookmarked: true } }));
  await run(queryClient, bookmarkMutations(client, queryClient, owner).add(), entry(2));
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(isStale(bookmarkKeys.list(owner.email))).toBe(true);
  expect(isStale(searchKey({ filters: { bookmarked: true } }))).toBe(true);
  expect(isStale(searchKey({ search: 'c' }))).toBe(false);
});
