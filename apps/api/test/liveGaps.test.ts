import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PostgresConnection } from '../src/platform/database/connect.ts';
import type { LiveBus, LiveEvent } from '../src/platform/live/LiveBus.ts';
import { createPostgresBus } from '../src/platform/live/postgresBus.ts';
import { createTestDatabase, testDatabaseUrl, type TestDatabase } from './kit/testDatabase.ts';

const event: LiveEvent = { kind: 'message', topic: '/topic/channelbuzz', payload: { subject: 'Hallo' } };

describe.skipIf(testDatabaseUrl === undefined)('servers on one PostgreSQL are notified that events got lost', () => {
  let database: TestDatabase;
  let connection: PostgresConnection;
  let buses: { bus: LiveBus; heard: LiveEvent[]; gaps: number }[];
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    if (database.connection.kind !== 'postgres') throw new Error('The bus needs a PostgreSQL server.');
    connection = database.connection;
  }, 60_000);
  afterAll(() => database.remove());

  beforeEach(async () => {
    buses = [0, 1].map(() => {
      const server = {
        bus: createPostgresBus(connection, pino({ level: 'silent' })),
        heard: [] as LiveEvent[],
        gaps: 0,
      };
      server.bus.onEvent((each) => server.heard.push(each));
      server.bus.onGap(() => (server.gaps += 1));
      return server;
    });
    await Promise.all(buses.map(({ bus }) => bus.opened));
  });
  afterEach(() => Promise.all(buses.map(({ bus }) => bus.close())));

  const gaps = () => buses.map((server) => server.gaps);

  test('when they begin to listen, and not again while all is well', async () => {
    expect(gaps()).toEqual([1, 1]);
    buses[0]?.bus.send(event);
    await expect.poll(() => buses.map(({ heard }) => heard)).toEqual([[event], [event]]);
    expect(gaps()).toEqual([1, 1]);
  });

  test('when the database had closed their connection', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'resonanz live' and datname = current_database()`.execute(connection.db);
    await expect.poll(gaps, { timeout: 10_000 }).toEqual([2, 2]);
    buses[1]?.bus.send(event);
    await expect.poll(() => buses.map(({ heard }) => heard)).toEqual([[event], [event]]);
  });

  test('when an event has been cleared away before it was read', async () => {
    await sql`select pg_notify('resonanz_live', '2000000000')`.execute(connection.db);
    await expect.poll(gaps).toEqual([2, 2]);
  });

  test('when an event could not be read', async () => {
    await sql`select pg_notify('resonanz_live', 'no number')`.execute(connection.db);
    await expect.poll(gaps).toEqual([2, 2]);
  });

  test('when an event could not be stored, and those after it arrive', async () => {
    await sql`alter table live_events rename to live_events_away`.execute(connection.db);
    buses[0]?.bus.send(event);
    await expect.poll(gaps, { timeout: 10_000 }).toEqual([2, 2]);
    expect(buses.map(({ heard }) => heard)).toEqual([[], []]);
    await sql`alter table live_events_away rename to live_events`.execute(connection.db);
    buses[0]?.bus.send(event);
    await expect.poll(() => buses.map(({ heard }) => heard)).toEqual([[event], [event]]);
  });
});
