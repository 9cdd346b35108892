import type { AccessTokens } from './access/AccessTokens.ts';
import type { Database } from './database/connect.ts';
import type { Live } from './live/Live.ts';

/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** What handlers of every area share. */
export interface Services {
  db: Database;
  live: Live;
  clock: Clock;
  accessTokens: AccessTokens;
  /** Random key of this installation for hashes that must not be guessable (throttling, refresh tokens). */
  hashKey: Uint8Array;
}
