import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { Broker } from '../test/Broker.ts';
import { notification } from '../test/notification.ts';
import { createApiClient } from './createApiClient.ts';
import { followNotifications } from './followNotifications.ts';
import { createLiveConnection, type LiveConnection } from './live.ts';
import { notificationKeys } from './notificationKeys.ts';
import { notificationQueries } from './notificationQueries.ts';
import { notificationMutations } from './notifications.ts';
import type { NotificationList } from './notificationTypes.ts';
import { runMutation } from './runMutation.ts';

const RECENT = 'GET /brandNotification/recent';
const TOPIC = '/topic/brandNotification/3';
const CONCERNED = ['campaign-requests'];

let server: EnvelopeServer;
let broker: Broker;
let live: LiveConnection;
let queryClient: QueryClient;
let stored: number[];
let stop: () => void;
let concernedReads: number;

const listNow = (): NotificationList => {
  const rows = stored.toSorted((a, b) => b - a);
  return {
    data: rows.slice(0, 10).map((id, index) => ({ ...notification(id), index })),
    unread: rows.length,
    totalElements: rows.length,
  };
};
const shown = () =>
  queryClient.getQueryData<NotificationList>(
    notificationQueries(createApiClient({ baseUrl: server.baseUrl }), 'brand').recent().queryKey,
  );
const added = (id: number) => ({ subEventName: 'add', data: notification(id) });
const removed = (...notificationIds: number[]) => ({ subEventName: 'delete', data: { notificationIds } });
const reads = () => server.received(RECENT).length;

async function start(): Promise<void> {
  server = await startEnvelopeServer();
  broker = new Broker();
  await broker.listening();
  stored = [2, 1];
  concernedReads = 0;
  server.on(RECENT, () => success(listNow()));
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  const client = createApiClient({ baseUrl: server.baseUrl });
  const panel = new QueryObserver(queryClient, notificationQueries(client, 'brand').recent());
  const concerned = new QueryObserver(queryClient, {
    queryKey: [...CONCERNED, 'list'],
    queryFn: () => (concernedReads += 1),
  });
  const stops = [panel.subscribe(() => {}), concerned.subscribe(() => {})];
  live = createLiveConnection({ url: broker.url, accessToken: () => 'token', pace: { first: 20, most: 60 } });
  stops.push(followNotifications(live, queryClient, { panel: 'brand', loginUser: 3, concerns: [CONCERNED] }));
  stop = () => {
    for (const each of stops) each();
  };
  await expect.poll(() => broker.subscriptions.length).toBe(1);
  // The first connection reads everything once more: something may have happened before it stood.
  await expect.poll(reads).toBe(2);
  await expect.poll(() => concernedReads).toBe(2);
}

beforeEach(start);

afterEach(async () => {
  stop();
  await live.close();
  queryClient.clear();
  await broker.close();
  await server.close();
});

test('a live addition is on screen without a read, and what it speaks of is refetched [R-RT-005]', async () => {
  stored.push(3);
  broker.publish(TOPIC, added(3));
  await expect.poll(shown).toEqual(listNow());
  await expect.poll(() => concernedReads).toBe(3);
  expect(reads()).toBe(2);
});

test('a removal that comes before its addition wins, and the counter is read from the server', async () => {
  stored = [1];
  broker.publish(TOPIC, removed(2));
  broker.publish(TOPIC, removed(3));
  broker.publish(TOPIC, added(3));
  await expect.poll(() => shown()?.data.map(({ notificationId }) => notificationId)).toEqual([1]);
  await expect.poll(shown).toEqual(listNow());
});

test('what happened during a break is read after a reconnect', async () => {
  broker.cutAll();
  stored = [4, 1];
  await expect.poll(shown).toEqual(listNow());
  await expect.poll(() => concernedReads).toBe(3);
});

test('a storm of events out of order and repeated, with breaks, ends in the state of the server with few reads', async () => {
  const events: unknown[] = [];
  for (let id = 10; id < 310; id += 1) {
    stored.push(id);
    events.push(added(id));
    if (id % 3 === 0) {
      stored = stored.filter((each) => each !== id - 5);
      events.push(removed(id - 5));
    }
  }
  for (const [place, event] of events.entries()) {
    broker.publish(TOPIC, events[(place * 7) % events.length]);
    broker.publish(TOPIC, event);
    if (place === 150 || place === 300) {
      broker.cutAll();
      await expect.poll(() => live.state).toBe('connected');
    }
  }
  await expect.poll(shown).toEqual(listNow());
  // Hundreds of events came in; each would be a read if reads were not taken together.
  expect(reads()).toBeLessThan(40);
  expect(concernedReads).toBeLessThan(40);
});

describe('two tabs of one user', () => {
  let other: QueryClient;
  let otherLive: LiveConnection;
  let stopOther: () => void;
  const otherShown = () =>
    other.getQueryData<NotificationList>(notificationKeys.page('brand', { pageNumber: 0, pageSize: 10 }));
  const changes = () => notificationMutations(createApiClient({ baseUrl: server.baseUrl }), queryClient, 'brand');

  beforeEach(async () => {
    other = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
    await other.fetchQuery(notificationQueries(createApiClient({ baseUrl: server.baseUrl }), 'brand').recent());
    otherLive = createLiveConnection({ url: broker.url, accessToken: () => 'token', pace: { first: 20, most: 60 } });
    stopOther = followNotifications(otherLive, other, { panel: 'brand', loginUser: 3 });
    for (const call of ['markAsRead', 'markAllAsOld', 'deleteMultiple'])
      server.on(`POST /brandNotification/${call}`, () => success(null));
  });
  afterEach(async () => {
    stopOther();
    await otherLive.close();
    other.clear();
  });

  test('agree on what was read, seen and removed, without a word of the server', async () => {
    expect(otherShown()).toMatchObject({ unread: 2, data: [{ read: false }, { read: false }] });
    await runMutation(queryClient, changes().markRead(), [notification(2)]);
    await expect.poll(otherShown).toMatchObject({ data: [{ read: true }, { read: false }] });
    await runMutation(queryClient, changes().markAllOld(), undefined);
    await expect.poll(() => otherShown()?.unread).toBe(0);
    await runMutation(queryClient, changes().remove(), [2]);
    await expect.poll(() => otherShown()?.data.map(({ notificationId }) => notificationId)).toEqual([1]);
  });

  test('what the server rejected is sent to no other tab', async () => {
    server.on('POST /brandNotification/markAllAsOld', () => failure(500, 'BROKEN', 'broken'));
    await expect(runMutation(queryClient, changes().markAllOld(), undefined)).rejects.toMatchObject({ kind: 'server' });
    await runMutation(queryClient, changes().markRead(), [notification(1)]);
    await expect.poll(otherShown).toMatchObject({ unread: 2, data: [{ read: false }, { read: true }] });
  });

  test('another user, or the other panel, in the same browser gets no events', async () => {
    const stranger = new QueryClient();
    stranger.setQueryData(notificationKeys.page('brand', { pageNumber: 0, pageSize: 10 }), listNow());
    const stopStranger = followNotifications(otherLive, stranger, { panel: 'brand', loginUser: 4 });
    await runMutation(queryClient, changes().markAllOld(), undefined);
    await expect.poll(() => otherShown()?.unread).toBe(0);
    expect(stranger.getQueryData(notificationKeys.page('brand', { pageNumber: 0, pageSize: 10 }))).toEqual(listNow());
    stopStranger();
  });
});

test('after stopping nothing is followed any more', async () => {
  stop();
  broker.publish(TOPIC, added(9));
  broker.cutAll();
  await expect.poll(() => broker.tokens.length).toBe(2);
  await expect.poll(() => live.state).toBe('connected');
  expect(shown()?.data.map(({ notificationId }) => notificationId)).toEqual([2, 1]);
});
