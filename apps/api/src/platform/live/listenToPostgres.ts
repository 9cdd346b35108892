import pg from 'pg';
import type { Logger } from 'pino';

const shortestPause = 250;
const longestPause = 10_000;
/** Milliseconds between checks that the connection still answers; a cut cable raises no error. */
const lookEvery = 20_000;
const answerMs = 5_000;

interface ListenerOptions {
  url: string;
  channel: string;
  log: Logger;
  onPayload(payload: string): void;
  /** Called each time listening has started: earlier notifications were not received. */
  onListening(): void;
}

interface Listener {
  /** Resolves when the first attempt to listen has succeeded or failed. */
  started: Promise<void>;
  stop(): Promise<void>;
}

/** Listens to a PostgreSQL channel on a connection of its own, and reconnects whenever that breaks. */
export function listenToPostgres({ url, channel, log, onPayload, onListening }: ListenerOptions): Listener {
  let client: pg.Client | undefined;
  let isStopped = false;
  let pause = shortestPause;
  let retry: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  /** Drops a connection and opens another one. */
  function replace(broken: pg.Client): void {
    if (client !== broken) return;
    client = undefined;
    clearInterval(look);
    broken.end().catch(() => undefined);
    if (isStopped) return;
    retry = setTimeout(() => void listen(), pause);
    retry.unref();
    pause = Math.min(pause * 2, longestPause);
  }

  async function listen(): Promise<void> {
    const attempt = new pg.Client({
      connectionString: url,
      application_name: 'resonanz live',
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    client = attempt;
    attempt.on('error', () => replace(attempt));
    attempt.on('end', () => replace(attempt));
    attempt.on('notification', ({ payload }) => {
      if (payload !== undefined) onPayload(payload);
    });
    try {
      await attempt.connect();
      await attempt.query(`listen ${channel}`);
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, 'the live channel cannot listen to the database');
      return replace(attempt);
    }
    if (client !== attempt) return;
    pause = shortestPause;
    look = setInterval(() => attempt.query('select 1').catch(() => replace(attempt)), lookEvery);
    look.unref();
    onListening();
  }

  return {
    started: listen(),
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(look);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
