import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuthPort } from './AuthPort.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { influencerMutations } from './influencerMutations.ts';
import { runMutation } from './runMutation.ts';
import type { UploadProgress } from './upload.ts';

/** The server of the tests answers a POST with a file, so an upload crosses the network and is answered. */
const ANSWERS = '/packages/client/api-client/test/answers';
const SIZE = 8_000_000;

let queryClient: QueryClient;
let reported: UploadProgress[];
const file = () => new File([new Uint8Array(SIZE)], 'Übersicht.csv', { type: 'text/csv' });
const mapping = { columns: [], skipInvalidRows: false };
const onProgress = (progress: UploadProgress) => reported.push(progress);
const preview = (client: ApiClient) =>
  runMutation(queryClient, influencerMutations(client, queryClient).previewImport(), { file: file(), mapping });

beforeEach(() => {
  queryClient = new QueryClient();
  reported = [];
});

afterEach(() => queryClient.clear());

test('an upload reports how far it is, to the last byte, and its answer is read like any other', async () => {
  const client = createApiClient({ baseUrl: ANSWERS }).with({ onProgress });
  expect(await preview(client)).toMatchObject({ rowCount: 1 });
  const last = reported.at(-1);
  expect(last?.loaded).toBe(last?.total);
  expect(last?.total).toBeGreaterThan(SIZE);
  expect(reported.map(({ loaded }) => loaded)).toEqual(reported.map(({ loaded }) => loaded).toSorted((a, b) => a - b));
});

test('a rejected upload is an ApiError', async () => {
  const client = createApiClient({ baseUrl: '/nothing/here' }).with({ onProgress });
  await expect(preview(client)).rejects.toMatchObject({ name: 'ApiError', kind: 'notFound', status: 404 });
});

test('an upload without an answer is offline, and the reach is notified', async () => {
  const reach: boolean[] = [];
  const client = createApiClient({
    baseUrl: 'http://127.0.0.1:9/api',
    onReach: (isReachable) => reach.push(isReachable),
  }).with({ onProgress });
  await expect(preview(client)).rejects.toMatchObject({ kind: 'offline', status: 0 });
  expect(reach).toEqual([false]);
});

test('an upload that is aborted ends as such, by the screen and by the end of the log-in', async () => {
  const leaving = new AbortController();
  const onScreen = createApiClient({ baseUrl: ANSWERS }).with({ onProgress, signal: leaving.signal });
  const left = preview(onScreen);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });

  const ended = new AbortController();
  const auth: AuthPort = {
    accessToken: () => 'token',
    refresh: async () => 'rejected',
    onRejected: () => {},
    ended: () => ended.signal,
  };
  const loggedOut = preview(createApiClient({ baseUrl: ANSWERS, auth }).with({ onProgress: () => ended.abort() }));
  await expect(loggedOut).rejects.toMatchObject({ name: 'AbortError' });
});
