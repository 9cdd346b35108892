import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { PostgresConnection } from '../database/connect.ts';
import type { LiveBus, LiveEvent } from './LiveBus.ts';

const channel = 'resonanz_live';
const longestPause = 10_000;
/** Milliseconds that events on their way get when the bus closes. */
const lastEventMs = 2_000;

/**
 * The bus of several servers on one PostgreSQL. A notification carries the id of the event only (it is limited to
 * 8,000 bytes); the event itself waits in a table for a minute.
 */
export function createPostgresBus({ db, url }: PostgresConnection, log: Logger): LiveBus {
  const listeners: ((event: LiveEvent) => void)[] = [];
  let client: pg.Client | undefined;
  let isClosed = false;
  let pause = 250;
  let retry: NodeJS.Timeout | undefined;

  // One after the other in both directions: events arrive in the order in which they were published.
  let sending: Promise<void> = Promise.resolve();
  let delivering: Promise<void> = Promise.resolve();

  async function deliver(id: string): Promise<void> {
    const row = await db.selectFrom('live_events').select('event').where('id', '=', Number(id)).executeTakeFirst();
    if (row === undefined) return;
    for (const listener of listeners) listener(row.event as unknown as LiveEvent);
  }

  function reconnect(): void {
    if (isClosed || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, pause);
    retry.unref();
    pause = Math.min(pause * 2, longestPause);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'resonanz live', keepAlive: true });
    client = next;
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) reconnect();
    });
    next.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      delivering = delivering
        .then(() => deliver(payload))
        .catch((error: unknown) => log.error({ err: error }, 'a live event could not be read'));
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      pause = 250;
    } catch (error) {
      log.warn({ err: error }, 'the live channel cannot listen to the database');
      if (client === next) client = undefined;
      await next.end().catch(() => undefined);
      reconnect();
    }
  }

  async function store(event: LiveEvent): Promise<void> {
    await sql`with stored as (insert into live_events (event) values (${JSON.stringify(event)}::jsonb) returning id)
      select pg_notify(${channel}, id::text) from stored`.execute(db);
  }

  void listen();
  return {
    send(event) {
      sending = sending
        .then(() => store(event))
        .catch((error: unknown) => log.error({ err: error }, 'a live event could not be sent'));
    },
    onEvent(listener) {
      listeners.push(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      // Once the client has ended nothing new arrives; a database that hangs must not keep the server from stopping.
      const finish = async (): Promise<void> => {
        await last?.end().catch(() => undefined);
        await Promise.all([sending, delivering]);
      };
      const late = new AbortController();
      await Promise.race([finish(), delay(lastEventMs, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
    },
  };
}
