import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationTopic } from '@resonanz/domain/liveTopics';
import { repository } from '../src/settings.ts';
import { startServer, type RunningServer } from '../src/startServer.ts';
import { connectLive } from './kit/connectLive.ts';
import { testMailSettings } from './kit/mailbox.ts';
import { TestClock } from './kit/TestClock.ts';
import { createTestDatabase, testDatabaseUrl, type TestDatabase } from './kit/testDatabase.ts';
import { testStorageSettings } from './kit/testStorage.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

describe.skipIf(testDatabaseUrl === undefined)('two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let servers: RunningServer[];
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    const start = () =>
      startServer({
        connection: database.connection,
        clock: new TestClock(),
        log: pino({ level: 'silent' }),
        host: '127.0.0.1',
        port: 0,
        origins: [],
        trustsProxy: false,
        mail: testMailSettings(),
        storage: testStorageSettings(),
        repository,
      });
    servers = [await start(), await start()];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.remove();
  });

  async function logIn(server: RunningServer): Promise<string> {
    const answer = await fetch(`${server.url}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: testUsers.manager.email, password: testPassword }),
    });
    return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
  }

  test('an event published on one reaches the clients of both, and so does a log-out', async () => {
    const [one, two] = servers as [RunningServer, RunningServer];
    const token = await logIn(one);
    const clients = [await connectLive(one.url, token), await connectLive(two.url, token)];
    const topics = await Promise.all(clients.map((client) => client.subscribe(notificationTopic('agency', 9))));
    two.services.live.publish(notificationTopic('agency', 9), {
      subEventName: 'delete',
      data: { notificationIds: [1] },
    });
    for (const topic of topics) expect(await topic.next()).toMatchObject({ subEventName: 'delete' });
    await fetch(`${two.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    for (const client of clients) expect(await client.refused).toBe('log-in ended');
  });

  test('the channel comes back after the database has cut its connection', async () => {
    const [one] = servers as [RunningServer, RunningServer];
    const token = await logIn(one);
    const client = await connectLive(one.url, token);
    await client.subscribe(notificationTopic('agency', 9));
    const listening = () =>
      sql<{ pid: number }>`select pid from pg_stat_activity
        where application_name = 'resonanz live' and datname = current_database() and query like 'listen%'`.execute(
        database.connection.db,
      );
    const before = (await listening()).rows.map(({ pid }) => pid);
    expect(before).toHaveLength(2);
    await sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) as pid`.execute(database.connection.db);
    await expect
      .poll(async () => (await listening()).rows.filter(({ pid }) => !before.includes(pid)).length, { timeout: 10_000 })
      .toBe(2);
    // What was published meanwhile has not been heard: the clients have to come back and fetch it.
    expect(await client.refused).toBe('events may be missing');
    const again = await connectLive(one.url, token);
    const bell = await again.subscribe(notificationTopic('agency', 9));
    one.services.live.publish(notificationTopic('agency', 9), { again: true });
    expect(await bell.next()).toEqual({ again: true });
    await again.close();
  }, 30_000);
});
