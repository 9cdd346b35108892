import type { Account } from './callers.ts';
import type { Caller } from './readExpectations.ts';
import type { World } from './world.ts';

/** What is sent; a form is sent as multipart. */
export interface CallInput {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  json?: unknown;
  /** A JSON body as it stands, for what no serialiser would write. */
  rawJson?: string;
  urlEncoded?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string | Blob>>;
  headers?: Readonly<Record<string, string>>;
  /** Token sent instead of the caller's access token. */
  bearer?: string;
}

/** Who asks, and whose things an input is to name: the other brand names those of brand one. */
export interface Asking {
  world: World;
  caller: Caller;
  /** The account that calls; for nobody one that is not logged in. */
  account: Account;
  owner: Account;
}

/** Makes a valid input for any caller. */
export type Maker = (asking: Asking) => CallInput | Promise<CallInput>;

let made = 0;
/** A word that nothing else of the run has. */
export const unique = (word: string): string => `${word}${(made += 1)}`;

/** An address that nothing else of the run has. */
export const freshEmail = (): string => `${unique('neu')}@example.com`;
