import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIL_TOPIC, notificationTopic } from '@resonanz/domain/liveTopics';
import { connectLive } from './kit/connectLive.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';
import { testUsers, type TestUserName } from './kit/testUsers.ts';

const agencyTopic = (userId: number) => notificationTopic('agency', userId);
const brandTopic = (userId: number) => notificationTopic('brand', userId);

describeOnOneDatabase('what may be heard ends at once', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    // So long a pause between looks that only the event itself can be the reason.
    server = await startTestServer({ database, liveRecheckMs: 600_000 });
  });
  afterAll(() => server.stop());

  const connected = async (name: TestUserName, topic: string) => {
    const login = await server.logIn(name);
    const live = await connectLive(server.url, login.accessToken);
    return { login, live, heard: await live.subscribe(topic) };
  };

  test('with the log-out, on every connection of the log-in and on no other', async () => {
    const [leaving, staying] = [await connected('manager', agencyTopic(9)), await connected('manager', agencyTopic(9))];
    const second = await connectLive(server.url, leaving.login.accessToken);
    await server.client(leaving.login.accessToken).POST('/logout');
    expect(await leaving.live.refused).toBe('log-in ended');
    expect(await second.refused).toBe('log-in ended');
    server.server.services.live.publish(agencyTopic(9), { still: true });
    expect(await staying.heard.next()).toEqual({ still: true });
    await staying.live.close();
  });

  test('with the account', async () => {
    const { live } = await connected('brandTwo', brandTopic(testUsers.brandTwo.id));
    await server.db.updateTable('users').set({ is_active: false }).where('id', '=', testUsers.brandTwo.id).execute();
    server.server.services.live.recheck({ userId: testUsers.brandTwo.id });
    expect(await live.refused).toBe('log-in ended');
    await server.db.updateTable('users').set({ is_active: true }).where('id', '=', testUsers.brandTwo.id).execute();
  });

  test('with the role: a user who is no longer staff receives no event for staff', async () => {
    const { live } = await connected('manager', MAIL_TOPIC);
    await server.db.updateTable('users').set({ role_id: 3 }).where('id', '=', testUsers.manager.id).execute();
    server.server.services.live.recheck({ userId: testUsers.manager.id });
    expect(await live.refused).toBe('log-in ended');
    await server.db.updateTable('users').set({ role_id: 9 }).where('id', '=', testUsers.manager.id).execute();
  });

  test('with the role: an artist management has no bell', async () => {
    const { live, heard } = await connected('manager', agencyTopic(9));
    await server.db.updateTable('users').set({ role_id: 7 }).where('id', '=', testUsers.manager.id).execute();
    server.server.services.live.recheck({ userId: testUsers.manager.id });
    server.server.services.live.publish(agencyTopic(9), { secret: true });
    await expect(live.subscribe(agencyTopic(9))).rejects.toThrow('subscription not allowed');
    expect(heard.events).toEqual([]);
    await server.db.updateTable('users').set({ role_id: 9 }).where('id', '=', testUsers.manager.id).execute();
  });
});
