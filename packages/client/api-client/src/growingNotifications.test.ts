import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { notification } from '../test/notification.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { notificationKeys, type NotificationScope } from './notificationKeys.ts';
import { notificationQueries } from './notificationQueries.ts';
import { applyNotificationEvent, notificationMutations } from './notifications.ts';
import type { NotificationList } from './notificationTypes.ts';
import { runMutation } from './runMutation.ts';

let server: EnvelopeServer;
let client: ApiClient;
let queryClient: QueryClient;
/** Ids on the server, the newest first. */
let stored: number[];

const RECENT = 'GET /brandNotification/recent';
const PAGE = 'POST /brandNotification/getWithPagination';
const newest = (count: number) => Array.from({ length: count }, (_, at) => count - at);
const pageOf = (pageNumber: number, pageSize: number): NotificationList => ({
  data: stored
    .slice(pageNumber * pageSize, (pageNumber + 1) * pageSize)
    .map((id, at) => ({ ...notification(id), index: pageNumber * pageSize + at })),
  unread: stored.length,
  totalElements: stored.length,
});
const add = (id: number) => ({ subEventName: 'add' as const, data: notification(id) });
const list = (scope: NotificationScope = 'recent') =>
  queryClient.getQueryData<NotificationList>(notificationKeys.growing('brand', scope));
const ids = (scope?: NotificationScope) => list(scope)?.data.map(({ notificationId }) => notificationId);
const load = (scope: NotificationScope = 'recent') =>
  queryClient.fetchQuery({ ...notificationQueries(client, 'brand').growing(scope), staleTime: 0 });
const showOlder = (scope: NotificationScope = 'recent') =>
  runMutation(queryClient, notificationMutations(client, queryClient, 'brand').showOlder(scope), undefined);
const asked = () =>
  server.received(RECENT).map(({ query }) => [Number(query.get('pageNumber')), Number(query.get('pageSize'))]);

beforeEach(async () => {
  server = await startEnvelopeServer();
  client = createApiClient({ baseUrl: server.baseUrl });
  queryClient = new QueryClient();
  stored = newest(35);
  server.on(RECENT, ({ query }) => success(pageOf(Number(query.get('pageNumber')), Number(query.get('pageSize')))));
  server.on(PAGE, ({ body }) => {
    const { pageNumber, pageSize } = JSON.parse(body) as { pageNumber: number; pageSize: number };
    return success(pageOf(pageNumber, pageSize));
  });
});

afterEach(async () => {
  queryClient.clear();
  await server.close();
});

test('ten rows come at a time, until all are there [R-NOTIF-027]', async () => {
  await load();
  expect(ids()).toEqual(stored.slice(0, 10));
  for (const _ of [1, 2, 3]) await showOlder();
  expect(asked()).toEqual([
    [0, 10],
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
  expect(ids()).toEqual(stored);
  expect(list()?.data.map(({ index }) => index)).toEqual([...stored.keys()]);
});

test('additions between pages leave no row twice and none out', async () => {
  await load();
  for (const id of [36, 37, 38]) {
    stored.unshift(id);
    applyNotificationEvent(queryClient, 'brand', add(id));
    await showOlder();
  }
  expect(ids()).toEqual(stored.slice(0, ids()?.length));
  while ((list()?.data.length ?? 0) < stored.length) await showOlder();
  expect(ids()).toEqual(stored);
});

test('an addition that the channel has not reported yet neither doubles a row nor is lost', async () => {
  await load();
  stored.unshift(36);
  await showOlder();
  applyNotificationEvent(queryClient, 'brand', add(36));
  expect(ids()).toEqual(stored.slice(0, 20));
});

test('removals between pages leave no row out', async () => {
  await load();
  stored = stored.filter((id) => id !== 30);
  applyNotificationEvent(queryClient, 'brand', { subEventName: 'delete', data: { notificationIds: [30] } });
  await showOlder();
  expect(ids()).toEqual(stored.slice(0, 10));
  await showOlder();
  expect(ids()).toEqual(stored.slice(0, 20));
  expect(list()?.totalElements).toBe(34);
});

test('refetched, a list keeps its length, in as few calls as the server allows', async () => {
  stored = newest(250);
  await load();
  for (let pages = 1; pages < 12; pages += 1) await showOlder();
  stored = [251, ...stored];
  await load();
  expect(asked().slice(-2)).toEqual([
    [0, 100],
    [1, 100],
  ]);
  expect(ids()?.slice(0, 120)).toEqual(stored.slice(0, 120));
});

test('an end that comes sooner than it was counted ends the list', async () => {
  stored = newest(15);
  await load();
  stored = stored.slice(0, 12);
  await showOlder();
  expect(list()).toMatchObject({ totalElements: 12, data: { length: 12 } });
});

describe('the page with all notifications', () => {
  test('asks for all, or for those unread', async () => {
    await load('all');
    await load('unread');
    await showOlder('unread');
    expect(server.received(PAGE).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { pageNumber: 0, pageSize: 10 },
      { pageNumber: 0, pageSize: 10, filters: { read: false } },
      { pageNumber: 1, pageSize: 10, filters: { read: false } },
    ]);
  });

  test('live events reach every list that is loaded', async () => {
    for (const scope of ['recent', 'all', 'unread'] as const) {
      await load(scope);
      await showOlder(scope);
    }
    applyNotificationEvent(queryClient, 'brand', add(36));
    applyNotificationEvent(queryClient, 'brand', { subEventName: 'delete', data: { notificationIds: [20] } });
    for (const scope of ['recent', 'all', 'unread'] as const) {
      expect(ids(scope)?.[0]).toBe(36);
      expect(ids(scope)).toHaveLength(20);
      expect(ids(scope)).not.toContain(20);
    }
  });
});
