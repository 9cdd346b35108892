import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { notificationTopic } from '@resonanz/domain/liveTopics';
import { notifyTester, publishAll, type TesterNews } from '../src/areas/notifications/door.ts';
import { connectLive } from './kit/connectLive.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers } from './kit/testUsers.ts';

const PROJECT = { de: 'Trailschuh Grat 2', en: 'Trail shoe Grat 2' };

describeOnEachDatabase('notifications of testers', (database) => {
  let server: TestServer;
  let tester: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    tester = await server.as('tester');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('notifications').execute();
  });
  afterAll(() => server.stop());

  const notify = async (news: Partial<TesterNews> = {}) =>
    server.db.transaction().execute((tx) =>
      notifyTester(tx, {
        kind: 'accepted',
        userId: testUsers.tester.id,
        applicationId: 5,
        project: PROJECT,
        ...news,
      }),
    );
  const recent = async () => {
    const { data } = await tester.GET('/testerNotification/recent', { params: { query: {} } });
    if (!data) throw new Error('no list');
    return data.data;
  };

  test('hold the title of the project in both languages and lead to the application', async () => {
    await notify();
    const { data, unread } = await recent();
    expect(unread).toBe(1);
    expect(data).toMatchObject([
      { type: 21, subType: 0, message: 'notificationText.tester.21', refId: 5, read: false },
    ]);
    expect(JSON.parse(data[0]?.notificationText ?? '')).toEqual({ project: PROJECT.de, projectEn: PROJECT.en });
  });

  test.each([
    [50, '+50'],
    [-10, '−10'],
    [0, '0'],
  ])('%i points are written as %s', async (points, written) => {
    await notify({ kind: 'points', points });
    const [newest] = (await recent()).data;
    expect(JSON.parse(newest?.notificationText ?? '')).toMatchObject({ points: written });
  });

  test('new ones become old, read and deleted', async () => {
    await notify();
    await notify({ kind: 'friendRecommended', points: 25 });
    const [first, second] = (await recent()).data;
    if (!first || !second) throw new Error('no rows');
    expect(first).toMatchObject({ type: 29 });
    await tester.POST('/testerNotification/markAllAsOld');
    expect((await recent()).unread).toBe(0);
    await tester.POST('/testerNotification/markAsRead', { body: { notificationId: first.notificationId } });
    expect((await recent()).data[0]?.read).toBe(true);
    await tester.POST('/testerNotification/deleteMultiple', { body: [first.notificationId] });
    expect((await recent()).data.map(({ notificationId }) => notificationId)).toEqual([second.notificationId]);
  });

  test('another panel neither reads nor deletes them', async () => {
    await notify();
    const [own] = (await recent()).data;
    const brand = await server.as('brand');
    const { response } = await brand.POST('/testerNotification/deleteMultiple', { body: [own?.notificationId ?? 0] });
    expect(response.status).toBe(403);
    const foreign = await brand.POST('/brandNotification/deleteMultiple', { body: [own?.notificationId ?? 0] });
    expect(foreign.response.status).toBe(404);
    expect((await recent()).data).toHaveLength(1);
  });

  test('arrive live at the tester, and at nobody else', async () => {
    const topic = notificationTopic('tester', testUsers.tester.id);
    const connect = async (name: 'tester' | 'brand') => connectLive(server.url, (await server.logIn(name)).accessToken);
    const live = await connect('tester');
    const stranger = await connect('brand');
    onTestFinished(async () => {
      await Promise.all([live.close(), stranger.close()]);
    });
    const events = await live.subscribe(topic);
    await expect(stranger.subscribe(topic)).rejects.toThrow('subscription not allowed');
    publishAll(server.server.services.live, await notify());
    expect(await events.next()).toMatchObject({ subEventName: 'add', data: { type: 21, refId: 5 } });
  });
});
