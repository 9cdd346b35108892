import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PostgresConnection } from '../src/platform/database/connect.ts';
import type { LiveBus, LiveEvent } from '../src/platform/live/LiveBus.ts';
import { createPostgresBus } from '../src/platform/live/postgresBus.ts';
import { createTestDatabase, testDatabaseUrl, type TestDatabase } from './kit/testDatabase.ts';

const event: LiveEvent = { kind: 'endSession', sessionId: '1' };

describe.skipIf(testDatabaseUrl === undefined)('the bus of several servers closes', () => {
  let database: TestDatabase;
  let connection: PostgresConnection;
  let bus: LiveBus;
  let heard: LiveEvent[];
  /** Another user at the database, who can keep the table of events to himself. */
  let other: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    if (database.connection.kind !== 'postgres') throw new Error('The bus needs a PostgreSQL server.');
    connection = database.connection;
  }, 60_000);
  afterAll(() => database.remove());

  const count = async (condition: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(condition)}`.execute(
      connection.db,
    );
    return rows[0]?.n ?? 0;
  };
  const listening = () =>
    count(
      `pg_stat_activity where application_name = 'resonanz live' and datname = current_database() and query like 'listen%'`,
    );
  const waiting = () => count(`pg_locks where not granted and relation = 'live_events'::regclass`);

  beforeEach(async () => {
    heard = [];
    bus = createPostgresBus(connection, pino({ level: 'silent' }));
    bus.onEvent((each) => heard.push(each));
    other = new pg.Client({ connectionString: connection.url });
    await other.connect();
    await vi.waitUntil(async () => (await listening()) === 1, { timeout: 10_000 });
  });
  afterEach(async () => {
    await other.end();
    await bus.close();
    await vi.waitUntil(async () => (await listening()) === 0, { timeout: 10_000 });
  });

  test('after an event that has arrived is delivered', async () => {
    const { id } = await connection.db
      .insertInto('live_events')
      .values({ event: JSON.stringify(event) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await other.query('begin; lock table live_events in access exclusive mode');
    await sql`select pg_notify('resonanz_live', ${String(id)})`.execute(connection.db);
    await expect.poll(waiting).toBe(1);
    const closing = bus.close();
    expect(await Promise.race([closing.then(() => 'closed'), delay(300, 'open')])).toBe('open');
    await other.query('commit');
    await closing;
    expect(heard).toEqual([event]);
  });

  test('after an event that was sent is stored', async () => {
    await connection.db.deleteFrom('live_events').execute();
    bus.send(event);
    await bus.close();
    expect(await count('live_events')).toBe(1);
  });

  test('and listens no longer, though the database does not answer', async () => {
    await other.query('begin; lock table live_events in access exclusive mode');
    bus.send(event);
    await expect.poll(waiting).toBe(1);
    await bus.close();
    expect(await waiting()).toBe(1);
    expect(await listening()).toBe(0);
  }, 10_000);
});
