import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOTIFICATION_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { createNotifications } from '../src/areas/notifications/notify.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

describeOnEachDatabase('notifications', (database) => {
  let server: TestServer;
  let manager: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    manager = await server.as('manager');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
    const row = (userId: number, at: number) => ({
      user_id: userId,
      panel: 'agency' as const,
      type: NOTIFICATION_TYPE.campaignUpdate,
      message: 'notificationText.agency.13',
      notification_text: JSON.stringify({ campaign: `Kampagne ${at}` }),
      ref_id: at,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
    });
    await server.db
      .insertInto('notifications')
      .values([...Array.from({ length: 12 }, (_, at) => row(testUsers.manager.id, at)), row(testUsers.admin.id, 99)])
      .execute();
  });
  afterAll(() => server.stop());

  const recent = async (query = {}) => {
    const { data } = await manager.GET('/notification/recent', { params: { query } });
    if (!data) throw new Error('no list');
    return data.data;
  };

  test('the newest ten come first with the number of new ones [R-NOTIF-027] [R-ENT-042]', async () => {
    const page = await recent();
    expect(page.data).toHaveLength(10);
    expect(page).toMatchObject({ unread: 12, totalElements: 12 });
    expect(page.data.map(({ refId, index }) => [refId, index]).slice(0, 2)).toEqual([
      [11, 0],
      [10, 1],
    ]);
    const second = await recent({ pageNumber: 1 });
    expect(second.data.map(({ index }) => index)).toEqual([10, 11]);
  });

  test('new becomes old, read and deleted, and never goes back [R-NOTIF-017] [R-NOTIF-018] [R-FLOW-017] [R-CALL-120] [R-CALL-121] [R-CALL-122] [R-CALL-123]', async () => {
    const [first, second] = (await recent()).data;
    if (!first || !second) throw new Error('no rows');
    await manager.POST('/notification/markAllAsOld');
    expect(await recent()).toMatchObject({ unread: 0 });
    expect((await recent()).data.every(({ read }) => !read)).toBe(true);
    await manager.POST('/notification/markAsRead', { body: first });
    expect((await recent()).data[0]?.read).toBe(true);
    await manager.POST('/notification/deleteMultiple', { body: [first.notificationId, second.notificationId] });
    expect(await recent()).toMatchObject({ totalElements: 10 });
    expect((await manager.POST('/notification/markAsRead', { body: first })).response.status).toBe(404);
  });

  const page = async (body: { pageNumber?: number; pageSize?: number; filters?: { read?: boolean } } = {}) => {
    const { data } = await manager.POST('/notification/getWithPagination', { body });
    if (!data) throw new Error('no page');
    return data.data;
  };

  test('a brand reads, marks and deletes its own in the same way [R-CALL-124] [R-CALL-125] [R-CALL-126] [R-CALL-127]', async () => {
    const row = (at: number) => ({
      user_id: testUsers.brand.id,
      panel: 'brand' as const,
      type: NOTIFICATION_TYPE.campaignChannelPublish,
      sub_type: NOTIFICATION_SUB_TYPE.channelPublished,
      message: 'notificationText.brand.3',
      ref_id: at,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
    });
    await server.db
      .insertInto('notifications')
      .values([row(1), row(2)])
      .execute();
    const brand = await server.as('brand');
    const list = async () => (await brand.GET('/brandNotification/recent', { params: { query: {} } })).data?.data;
    const [newest] = (await list())?.data ?? [];
    if (!newest) throw new Error('no rows');
    expect(await list()).toMatchObject({ unread: 2, totalElements: 2 });
    await brand.POST('/brandNotification/markAllAsOld');
    expect(await list()).toMatchObject({ unread: 0, totalElements: 2 });
    await brand.POST('/brandNotification/markAsRead', { body: newest });
    expect((await list())?.data.map(({ refId, read }) => [refId, read])).toEqual([
      [2, true],
      [1, false],
    ]);
    await brand.POST('/brandNotification/deleteMultiple', { body: [newest.notificationId] });
    expect((await list())?.data.map(({ refId }) => refId)).toEqual([1]);
    expect(await recent()).toMatchObject({ unread: 12 });
  });

  test('the page with all of them comes ten at a time, all or only those unread [R-ROUTE-053]', async () => {
    expect(await page()).toMatchObject({
      unread: 12,
      totalElements: 12,
      data: { length: 10, 0: { refId: 11, index: 0 } },
    });
    expect((await page({ pageNumber: 1 })).data.map(({ refId, index }) => [refId, index])).toEqual([
      [1, 10],
      [0, 11],
    ]);
    const [, second] = (await page()).data;
    await manager.POST('/notification/markAsRead', { body: { notificationId: second?.notificationId ?? 0 } });
    const unread = await page({ filters: { read: false }, pageSize: 100 });
    expect(unread).toMatchObject({ totalElements: 11, unread: 11 });
    expect(unread.data.map(({ refId }) => refId)).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(await page({ filters: { read: true } })).toMatchObject({ totalElements: 1, data: [{ refId: 10 }] });
  });

  test.each([
    { pageSize: 101 },
    { pageSize: 0 },
    { pageNumber: -1 },
    { filters: { isNew: true } },
    { sortBy: 'createdAt' },
  ])('a page of %j is rejected', async (body) => {
    const { response } = await manager.POST('/notification/getWithPagination', { body: body as never });
    expect(response.status).toBe(422);
  });

  test('a row of several is marked with one call, foreign and deleted ones are passed over', async () => {
    const foreign = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', testUsers.admin.id)
      .executeTakeFirstOrThrow();
    const [first, second, third, gone] = (await page()).data.map(({ notificationId }) => notificationId);
    await manager.POST('/notification/deleteMultiple', { body: [gone ?? 0] });
    const body = { notificationId: first ?? 0, groupedIds: [third ?? 0, gone ?? 0, foreign.id] };
    expect((await manager.POST('/notification/markAsRead', { body })).response.status).toBe(200);
    const rows = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('read', '=', true)
      .orderBy('id', 'desc')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([first, third]);
    const notOwn = { notificationId: foreign.id, groupedIds: [second ?? 0] };
    expect((await manager.POST('/notification/markAsRead', { body: notOwn })).response.status).toBe(404);
    expect((await page({ filters: { read: true } })).totalElements).toBe(2);
    const many = { notificationId: first ?? 0, groupedIds: Array.from({ length: 101 }, (_, at) => at + 1) };
    expect((await manager.POST('/notification/markAsRead', { body: many })).response.status).toBe(422);
  });

  test('a deletion reaches the other tabs [R-NOTIF-024]', async () => {
    const live = await connectLive(server.url, (await server.logIn('manager')).accessToken);
    const inbox = await live.subscribe(`/topic/agencyNotification/${testUsers.manager.id}`);
    const id = (await recent()).data[0]?.notificationId ?? 0;
    await manager.POST('/notification/deleteMultiple', { body: [id] });
    expect(await inbox.next()).toEqual({ subEventName: 'delete', data: { notificationIds: [id] } });
    await live.close();
  });

  test('a message is reduced to the allowed elements when it is stored and when it is sent', async () => {
    const hostile = '<b>Neu</b><img src=x onerror=alert(1)><a href="javascript:alert(1)">hier</a>{campaign}';
    const clean = '<b>Neu</b><a>hier</a>{campaign}';
    const draft = {
      panel: 'agency' as const,
      type: NOTIFICATION_TYPE.campaignUpdate,
      subType: 0 as const,
      message: hostile,
      text: { campaign: '<script>' },
      refId: 1,
    };
    const [live] = await createNotifications(server.db, [testUsers.manager.id], draft);
    expect(live?.payload.data).toMatchObject({ message: clean, notificationText: '{"campaign":"<script>"}' });
    const stored = await server.db
      .selectFrom('notifications')
      .select('message')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(stored?.message).toBe(clean);
    await server.db.updateTable('notifications').set({ message: hostile }).execute();
    expect((await recent()).data.every(({ message }) => message === clean)).toBe(true);
  });

  test('another user’s notification is not found, and nothing of the list is deleted', async () => {
    const foreign = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', testUsers.admin.id)
      .executeTakeFirstOrThrow();
    const own = (await recent()).data[0]?.notificationId ?? 0;
    expect((await manager.POST('/notification/deleteMultiple', { body: [own, foreign.id] })).response.status).toBe(404);
    expect(
      (await manager.POST('/notification/markAsRead', { body: { notificationId: foreign.id } as never })).response
        .status,
    ).toBe(404);
    expect(await recent()).toMatchObject({ totalElements: 12 });
    expect((await manager.POST('/notification/deleteMultiple', { body: [] })).response.status).toBe(422);
  });
});
