import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { feedbackMutations, feedbackQueries } from './feedback.ts';
import { runMutation } from './runMutation.ts';

const entry = { name: '', title: 'Export', message: 'Die Spalten fehlen.', isAnonymous: true };

let server: EnvelopeServer;
let client: ApiClient;
let queryClient: QueryClient;

beforeEach(async () => {
  server = await startEnvelopeServer();
  client = createApiClient({ baseUrl: server.baseUrl });
  queryClient = new QueryClient();
});
afterEach(async () => {
  queryClient.clear();
  await server.close();
});

test('one page is asked for by state and source', async () => {
  server.on('GET /feedback/getAll', () =>
    success({ content: [], totalElements: 0, totalPages: 0, number: 1, size: 10 }),
  );
  await queryClient.fetchQuery(feedbackQueries(client).page({ pageNumber: 1, state: 'archived', source: 'brand' }));
  expect(Object.fromEntries(server.received('GET /feedback/getAll')[0]?.query ?? [])).toEqual({
    pageNumber: '1',
    pageSize: '10',
    state: 'archived',
    source: 'brand',
  });
});

test('what is written goes as it is, and an answer without data is null [R-CALL-128]', async () => {
  server.on('POST /feedback/add', () => success(null));
  expect(await runMutation(queryClient, feedbackMutations(client, queryClient).add(), entry)).toBeNull();
  expect(JSON.parse(server.received('POST /feedback/add')[0]?.body ?? '')).toEqual(entry);
});

describe('a change', () => {
  test.each([
    ['markRead', 'read'],
    ['archive', 'archive'],
    ['remove', 'delete'],
    ['restore', 'restore'],
  ] as const)('%s names the entry, and the lists are refetched', async (change, path) => {
    const { queryKey } = feedbackQueries(client).page({});
    queryClient.setQueryData(queryKey as QueryKey, {
      content: [],
      totalElements: 0,
      totalPages: 0,
      number: 0,
      size: 10,
    });
    server.on(`POST /feedback/${path}`, () => success({ ...entry, feedbackId: 5 }));
    await runMutation(queryClient, feedbackMutations(client, queryClient)[change](), 5);
    expect(JSON.parse(server.received(`POST /feedback/${path}`)[0]?.body ?? '')).toEqual({ feedbackId: 5 });
    expect(queryClient.getQueryState(queryKey as QueryKey)?.isInvalidated).toBe(true);
  });
});
