import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../src/settings.ts';
import { startServer } from '../src/startServer.ts';
import { describeOnOneDatabase } from './kit/describeOnEachDatabase.ts';
import { testMailSettings } from './kit/mailbox.ts';
import { TestClock } from './kit/TestClock.ts';
import { createTestDatabase, type TestDatabase } from './kit/testDatabase.ts';
import { testStorageSettings } from './kit/testStorage.ts';
import { testPassword, testUsers } from './kit/testUsers.ts';

const { manager, admin } = testUsers;

describeOnOneDatabase('throttled log-ins', (database) => {
  let data: TestDatabase;
  beforeAll(async () => {
    data = await createTestDatabase(database);
  });
  afterAll(() => data.remove());

  const clock = new TestClock();
  const open = (trustsProxy: boolean) =>
    startServer({
      connection: data.connection,
      clock,
      log: pino({ level: 'silent' }),
      host: '127.0.0.1',
      port: 0,
      origins: [],
      trustsProxy,
      checksAnswers: true,
      mail: testMailSettings(),
      storage: testStorageSettings(),
      repository,
    });
  const logIn = async (url: string, username: string, password: string, forwarded: string) => {
    const answer = await fetch(`${url}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ username, password }),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  async function fail(url: string, username: string, forwarded: string, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let round = 0; round < times; round += 1)
      statuses.push((await logIn(url, username, 'Falsch!2026', forwarded)).status);
    return statuses;
  }
  const throttledAfterFive = [401, 401, 401, 401, 401, 429];

  test('what was counted survives a restart of the server', async () => {
    const first = await open(true);
    expect(await fail(first.url, manager.email, '198.51.100.1', 5)).not.toContain(429);
    await first.stop();
    const second = await open(true);
    const refused = await logIn(second.url, manager.email, testPassword, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(800);
    expect((await logIn(second.url, manager.email, testPassword, '198.51.100.2')).status).toBe(200);
    await second.stop();
  });

  test('behind a proxy only the address that the proxy has seen counts, whatever the client put before it', async () => {
    const server = await open(true);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push(
        (await logIn(server.url, 'proxy@resonanz.example', 'Falsch!2026', `10.0.0.${round}, 198.51.100.30`)).status,
      );
    }
    expect(statuses).toEqual(throttledAfterFive);
    await server.stop();
  });

  test('without a proxy the header counts for nothing', async () => {
    const server = await open(false);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await logIn(server.url, 'direkt@resonanz.example', 'Falsch!2026', `203.0.113.${round}`)).status);
    }
    expect(statuses).toEqual(throttledAfterFive);
    await server.stop();
  });

  test('fifty guesses at once get no more tries than one after the other', async () => {
    const server = await open(true);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logIn(server.url, admin.email, 'Falsch!2026', '198.51.100.40')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    await server.stop();
  });

  test('capital letters and spaces around an address make no new account', async () => {
    const server = await open(true);
    const spellings = [
      'gross@resonanz.example',
      'GROSS@resonanz.example',
      ' gross@resonanz.example',
      'Gross@Resonanz.Example ',
      'gross@resonanz.example',
      'gross@RESONANZ.example',
    ];
    const statuses: number[] = [];
    for (const username of spellings)
      statuses.push((await logIn(server.url, username, 'Falsch!2026', '198.51.100.50')).status);
    expect(statuses).toEqual(throttledAfterFive);
    await server.stop();
  });

  test('one network that tries one password on many accounts has to wait; others don’t', async () => {
    const server = await open(true);
    clock.advance({ minutes: 16 });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        fail(server.url, `spray-${each}@resonanz.example`, `2001:db8:9:9::${each}`, 5),
      ),
    );
    expect(statuses.flat().filter((status) => status === 401)).toHaveLength(100);
    expect((await logIn(server.url, admin.email, testPassword, '2001:db8:9:9::ffff')).status).toBe(429);
    expect((await logIn(server.url, admin.email, testPassword, '2001:db8:9:a::1')).status).toBe(200);
    await server.stop();
  });

  test('log-ins that succeed count for nobody', async () => {
    const server = await open(true);
    for (let round = 0; round < 12; round += 1)
      expect((await logIn(server.url, manager.email, testPassword, '198.51.100.60')).status).toBe(200);
    await server.stop();
  });
});
