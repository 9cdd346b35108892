import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from './ApiError.ts';

/** What keeps the server from its work through no fault of the call. */
type Outage = 'databaseUnavailable' | 'storageFull';

/** Seconds after which a caller may try again: a database is back soon, room on a disk is made by a person. */
const retryAfter: Readonly<Record<Outage, number>> = { databaseUnavailable: 5, storageFull: 60 };

/** Errors further apart than this belong to two outages. */
const sameOutageMs = 60_000;

const codes: readonly (readonly [RegExp, Outage])[] = [
  // Connection exceptions of class 08, a server that is going down or coming up, one with no connection left, and the engine in this process.
  [/^(?:08\w{3}|57P0[123]|53300|WORKER)$/, 'databaseUnavailable'],
  [/^(?:53100|ENOSPC|EDQUOT)$/, 'storageFull'],
];

// The embedded engine says it in words alone.
const fullDisk = /\bENOSPC\b|No space left on device/i;

/** The outage behind an error, also behind one that another error names as its cause; undefined for all others. */
export function outageOf(error: unknown): Outage | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof message === 'string' && fullDisk.test(message)) return 'storageFull';
  const own = typeof code === 'string' ? codes.find(([pattern]) => pattern.test(code))?.[1] : undefined;
  return own ?? (cause === error ? undefined : outageOf(cause));
}

/** 503 for as long as an outage lasts; the log has one line for each outage, not one for each call that met it. */
export class Outages {
  readonly #seen = new Map<Outage, number>();

  /** The refusal of a call that an outage stopped; undefined when the error is none. */
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
