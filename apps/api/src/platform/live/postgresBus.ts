import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { PostgresConnection } from '../database/connect.ts';
import { listenToPostgres } from './listenToPostgres.ts';
import type { LiveBus, LiveEvent } from './LiveBus.ts';

const channel = 'resonanz_live';
/** Sent in place of an id when an event was lost. */
const gap = 'gap';
const shortestPause = 250;
const longestPause = 10_000;
/** Milliseconds that pending events get when the bus closes. */
const lastEventMs = 2_000;

/**
 * The bus of several servers on one PostgreSQL. A notification contains only the event id (it is limited to 8,000
 * bytes); the event is stored in a table for a minute.
 */
export function createPostgresBus({ db, url }: PostgresConnection, log: Logger): LiveBus {
  const listeners: ((event: LiveEvent) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let isClosed = false;
  let isAnnouncing = false;

  // One at a time in both directions: events arrive in the order they were published.
  let sending: Promise<void> = Promise.resolve();
  let delivering: Promise<void> = Promise.resolve();

  const reportGap = (): void => {
    for (const listener of gapListeners) listener();
  };

  async function deliver(id: string): Promise<void> {
    const row = await db.selectFrom('live_events').select('event').where('id', '=', Number(id)).executeTakeFirst();
    if (row === undefined) return reportGap();
    for (const listener of listeners) listener(row.event as unknown as LiveEvent);
  }

  async function store(event: LiveEvent): Promise<void> {
    await sql`with stored as (insert into live_events (event) values (${JSON.stringify(event)}::jsonb) returning id)
      select pg_notify(${channel}, id::text) from stored`.execute(db);
  }

  /** Notifies every server, as soon as the database answers again, that an event was lost. */
  async function announceGap(): Promise<void> {
    if (isAnnouncing) return;
    isAnnouncing = true;
    for (let pause = shortestPause; isAnnouncing && !isClosed; pause = Math.min(pause * 2, longestPause)) {
      await delay(pause, undefined, { ref: false });
      await sql`select pg_notify(${channel}, ${gap})`.execute(db).then(
        () => (isAnnouncing = false),
        () => undefined,
      );
    }
    isAnnouncing = false;
  }

  const listening = listenToPostgres({
    url,
    channel,
    log,
    onListening: reportGap,
    onPayload(payload) {
      delivering = delivering
        .then(() => (payload === gap ? reportGap() : deliver(payload)))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a live event could not be read');
          reportGap();
        });
    },
  });
  return {
    opened: listening.started,
    send(event) {
      sending = sending
        .then(() => store(event))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a live event could not be sent');
          void announceGap();
        });
    },
    onEvent(listener) {
      listeners.push(listener);
    },
    onGap(listener) {
      gapListeners.push(listener);
    },
    async close() {
      isClosed = true;
      // No new events arrive after the connection has ended; a database that hangs must not keep the server from
      // stopping.
      const finish = async (): Promise<void> => {
        await listening.stop();
        await Promise.all([sending, delivering]);
      };
      const late = new AbortController();
      await Promise.race([finish(), delay(lastEventMs, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
    },
  };
}
