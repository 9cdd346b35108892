import type { Credentials } from '@resonanz/api-client/auth';
import type { ApiClient } from '@resonanz/api-client/client';
import type { RetryPace } from '@resonanz/api-client/retryDelay';
import type { Area } from '@resonanz/domain/roles';
import type { EndReason, SessionState } from './sessionState.ts';

/** What a session is made of. */
export interface SessionOptions {
  /** Base path of all calls, for example `/api`. */
  readonly baseUrl: string;
  /** Area of the shell this session lives in; a log-in to another area, in another tab, ends the one shown here. */
  readonly area: Area;
  /** Language of texts made by the server. */
  readonly language?: () => string;
  /** Called when a log-in has ended, to forget what belonged to it (the query cache); see also `keepUntilEnd`. */
  readonly onEnd?: () => void;
  /** Called when the server is out of reach (`false`) and when it answers again (`true`). */
  readonly onReach?: (isReachable: boolean) => void;
  /**
   * Called with the home of the user after another tab has logged in to this area. It has to reload that page: nothing
   * of the page shown may act for another user. The browser reloads it by default.
   */
  readonly onLogInElsewhere?: (homePath: string) => void;
  /** Replaces the global `fetch`; uploads that report their progress do not go through it. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds without an answer after which the server counts as unreachable; default 30,000. */
  readonly timeoutMs?: number;
  /** Milliseconds before the first new attempt to reach the server and at the most; default 1,000 and 30,000. */
  readonly pace?: RetryPace;
}

/** The log-in of this browser: its state, its tokens and the client that signs with them. */
export interface Session {
  /**
   * The client of the log-in there is now, or of a visitor. Every log-in has its own: one that has been handed out
   * never signs for another log-in, and rejects calls (`ApiError` with status 401) once its own is over.
   */
  readonly client: ApiClient;
  /** The state right now. */
  getState(): SessionState;
  /** Whether the server could be reached at the last attempt; while it cannot, attempts go on at growing pauses. */
  isReachable(): boolean;
  /** Called on every change of the state or the reach; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Logs in to an area; rejects with `ApiError` when the server does, and then there is no new log-in. */
  logIn(area: Area, credentials: Credentials): Promise<void>;
  /** Logs out here, in the other tabs and on the server; the local part always works. */
  logOut(reason?: EndReason | null): Promise<void>;
  /** Reloads user, regions and permissions; done by itself on focus after five minutes. */
  reload(): Promise<void>;
  /**
   * Calls `release` once when the log-in there is now ends, or at once without one: for object URLs, live connections
   * and the like. Returns how to take that back.
   */
  keepUntilEnd(release: () => void): () => void;
  /** Tries to reach the server now instead of at the end of the pause. */
  retryNow(): void;
  /** A token for the live channel; a rejected one is exchanged first, null when there is none to be had. */
  liveToken(rejectedToken: string | null): Promise<string | null>;
  /** Area the logged-in user belongs to. */
  areaOfUser(): Area | null;
  /** Stops listening to other tabs and to the window, and cuts off every request; no one is logged out by it. */
  close(): void;
}
