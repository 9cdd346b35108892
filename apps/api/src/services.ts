import type { AccessTokens } from './access/AccessTokens.ts';
import type { Afterwards } from './Afterwards.ts';
import type { Database } from './database/connect.ts';
import type { Live } from './live/Live.ts';
import type { Mail } from './mail/Mail.ts';

/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** What handlers of every area share. */
export interface Services {
  db: Database;
  live: Live;
  mail: Mail;
  afterwards: Afterwards;
  clock: Clock;
  accessTokens: AccessTokens;
  /** Random key of this installation for hashes that must not be guessable (throttling, refresh tokens). */
  hashKey: Uint8Array;
  /** Origin under which people reach the shells; links in mails begin with it, whatever a request claims. */
  publicUrl: string;
}
