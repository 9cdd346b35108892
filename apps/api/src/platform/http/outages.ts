import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from './ApiError.ts';

/** Outages that keep the server from answering; the call is not the cause. */
type Outage = 'databaseUnavailable' | 'storageFull';

/** Seconds after which a caller may try again: a database recovers soon, disk space is freed by a person. */
const retryAfter: Readonly<Record<Outage, number>> = { databaseUnavailable: 5, storageFull: 60 };

/** Errors further apart than this belong to different outages. */
const sameOutageMs = 60_000;

const codes: readonly (readonly [RegExp, Outage])[] = [
  // Connection exceptions of class 08, a server that shuts down or starts up, one without free connections, and the
  // embedded engine.
  [/^(?:08\w{3}|57P0[123]|53300|WORKER)$/, 'databaseUnavailable'],
  [/^(?:53100|ENOSPC|EDQUOT)$/, 'storageFull'],
];

// The embedded engine reports it only in its message.
const fullDisk = /\bENOSPC\b|No space left on device/i;

/** Finds the outage behind an error or one of its causes; undefined for other errors. */
export function outageOf(error: unknown): Outage | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof message === 'string' && fullDisk.test(message)) return 'storageFull';
  const own = typeof code === 'string' ? codes.find(([pattern]) => pattern.test(code))?.[1] : undefined;
  return own ?? (cause === error ? undefined : outageOf(cause));
}

/** Answers 503 during an outage and logs each outage once, not once per call. */
export class Outages {
  readonly #seen = new Map<Outage, number>();

  /** Returns the error for a call that an outage stopped, or undefined. */
  outageError(error: unknown, log: FastifyBaseLogger, now = Date.now()): ApiError | undefined {
    const outage = outageOf(error);
    if (outage === undefined) return undefined;
    const before = this.#seen.get(outage);
    this.#seen.set(outage, now);
    if (before === undefined || now - before > sameOutageMs)
      log.error({ reason: error instanceof Error ? error.message : String(error) }, outageLine[outage]);
    return new ApiError(503, 'SERVICE_UNAVAILABLE', outage, { headers: { 'retry-after': String(retryAfter[outage]) } });
  }
}

const outageLine: Readonly<Record<Outage, string>> = {
  databaseUnavailable: 'the database cannot be reached; calls are answered with 503 until it is back',
  storageFull: 'there is no room on the disk; writes are answered with 503 until there is',
};
