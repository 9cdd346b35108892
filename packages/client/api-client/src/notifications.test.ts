import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { notification } from '../test/notification.ts';
import { createApiClient, type ApiClient } from './createApiClient.ts';
import { notificationQueries } from './notificationQueries.ts';
import { applyNotificationEvent, notificationMutations } from './notifications.ts';
import type { NotificationList } from './notificationTypes.ts';
import { runMutation } from './runMutation.ts';

let server: EnvelopeServer;
let client: ApiClient;
let queryClient: QueryClient;

describe.each([
  ['agency', '/notification', ['[R-CALL-120]', '[R-CALL-121]', '[R-CALL-122]', '[R-CALL-123]']],
  ['brand', '/brandNotification', ['[R-CALL-124]', '[R-CALL-125]', '[R-CALL-126]', '[R-CALL-127]']],
] as const)('the %s panel', (panel, prefix, [recent, markRead, markOld, remove]) => {
  const query = () => notificationQueries(client, panel).recent();
  const cached = () => queryClient.getQueryData<NotificationList>(query().queryKey);
  const change = () => notificationMutations(client, queryClient, panel);

  beforeEach(async () => {
    server = await startEnvelopeServer();
    client = createApiClient({ baseUrl: server.baseUrl });
    queryClient = new QueryClient();
    server.on(`GET ${prefix}/recent`, () =>
      success({
        data: [
          { ...notification(2), index: 0 },
          { ...notification(1), index: 1 },
        ],
        unread: 2,
        totalElements: 2,
      }),
    );
    await queryClient.fetchQuery(query());
  });

  afterEach(async () => {
    queryClient.clear();
    await server.close();
  });

  test(`reads ten at a time ${recent}`, () => {
    const [request] = server.requests;
    expect(request?.query.get('pageNumber')).toBe('0');
    expect(request?.query.get('pageSize')).toBe('10');
    expect(cached()?.unread).toBe(2);
  });

  test(`marks one as read by sending it ${markRead}`, async () => {
    server.on(`POST ${prefix}/markAsRead`, () => success(null));
    await runMutation(queryClient, change().markRead(), [notification(1)]);
    expect(cached()?.data.map(({ read }) => read)).toEqual([false, true]);
    expect(JSON.parse(server.received(`POST ${prefix}/markAsRead`)[0]?.body ?? '')).toMatchObject({
      notificationId: 1,
      type: 6,
    });
  });

  test('a row of several is marked by one call, and at most a hundred at a time', async () => {
    server.on(`POST ${prefix}/markAsRead`, () => success(null));
    await runMutation(queryClient, change().markRead(), [notification(2), notification(1)]);
    expect(cached()?.data.map(({ read }) => read)).toEqual([true, true]);
    expect(JSON.parse(server.received(`POST ${prefix}/markAsRead`)[0]?.body ?? '')).toMatchObject({
      notificationId: 2,
      groupedIds: [1],
    });
    const many = Array.from({ length: 130 }, (_, at) => notification(200 - at));
    await runMutation(queryClient, change().markRead(), many);
    const bodies = server
      .received(`POST ${prefix}/markAsRead`)
      .slice(1)
      .map(({ body }) => JSON.parse(body) as { notificationId: number; groupedIds: number[] });
    expect(bodies.map(({ notificationId, groupedIds }) => [notificationId, groupedIds.length])).toEqual([
      [200, 99],
      [100, 29],
    ]);
  });

  test(`opening marks all as old: counter 0, rows stay unread ${markOld}`, async () => {
    server.on(`POST ${prefix}/markAllAsOld`, () => success(null));
    await runMutation(queryClient, change().markAllOld(), undefined);
    expect(cached()).toMatchObject({ unread: 0, data: [{ read: false }, { read: false }] });
  });

  test('a failed marking brings the counter back', async () => {
    server.on(`POST ${prefix}/markAllAsOld`, () => failure(500, 'BROKEN', 'broken'));
    await expect(runMutation(queryClient, change().markAllOld(), undefined)).rejects.toMatchObject({ kind: 'server' });
    expect(cached()?.unread).toBe(2);
  });

  test(`deletes by a list of ids, and rows go on success only ${remove}`, async () => {
    server.on(`POST ${prefix}/deleteMultiple`, () => failure(404, 'NOT_FOUND', 'notFound'));
    await expect(runMutation(queryClient, change().remove(), [2])).rejects.toMatchObject({ kind: 'notFound' });
    expect(cached()?.data).toHaveLength(2);
    server.on(`POST ${prefix}/deleteMultiple`, () => success(null));
    await runMutation(queryClient, change().remove(), [2]);
    expect(server.received(`POST ${prefix}/deleteMultiple`).at(-1)?.body).toBe('[2]');
    expect(cached()?.data).toMatchObject([{ notificationId: 1, index: 0 }]);
  });

  test('a hundred go in a call of a deletion', async () => {
    server.on(`POST ${prefix}/deleteMultiple`, () => success(null));
    await runMutation(
      queryClient,
      change().remove(),
      Array.from({ length: 101 }, (_, at) => at + 1),
    );
    expect(
      server.received(`POST ${prefix}/deleteMultiple`).map(({ body }) => (JSON.parse(body) as number[]).length),
    ).toEqual([100, 1]);
  });

  test('a live addition comes on top and raises the counter by one, once', () => {
    applyNotificationEvent(queryClient, panel, { subEventName: 'add', data: notification(3) });
    applyNotificationEvent(queryClient, panel, { subEventName: 'add', data: notification(3) });
    expect(cached()).toMatchObject({ unread: 3, totalElements: 3 });
    expect(cached()?.data.map(({ notificationId, index }) => [notificationId, index])).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
  });

  test('a live removal takes the rows out and asks for the counter', () => {
    applyNotificationEvent(queryClient, panel, { subEventName: 'delete', data: { notificationIds: [1, 7] } });
    expect(cached()?.data.map(({ notificationId }) => notificationId)).toEqual([2]);
    expect(queryClient.getQueryState(query().queryKey)?.isInvalidated).toBe(true);
  });
});
