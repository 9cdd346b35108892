import { loadSessionData, logIn, logOut, refreshTokens as exchangeTokens, type Credentials } from '@resonanz/api-client/auth';
import { createApiClient, type ApiClient, type AuthPort } from '@resonanz/api-client/client';
import { isApiError } from '@resonanz/api-client/errors';
import type { RetryPace } from '@resonanz/api-client/live';
import { type Area, areaOf } from '@resonanz/domain/roles';
import { joinTabs } from './broadcast.ts';
import { homeOf } from './guard.ts';
import { permissionsOf } from './permissions.ts';
import { watchReach } from './reach.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { EndReason, SessionState } from './sessionState.ts';
import { clearStorage, clearTab, readAuth, readSession, writeAuth, writeSession } from './storage.ts';
import { watchWindow } from './watchWindow.ts';

/** What a session is made of. */
export interface SessionOptions {
  /** Base path of all calls, for example `/api`. */
  readonly baseUrl: string;
  /** Area of the shell this session lives in; a log-in to another area, in another tab, ends the one shown here. */
  readonly area: Area;
  /** Language of texts made by the server. */
  readonly language?: () => string;
  /** Called when the log-in has ended, to forget what belonged to it (query cache, live connection). */
  readonly onEnd?: () => void;
  /** Called when the server is out of reach (`false`) and when it answers again (`true`). */
  readonly onReach?: (isReachable: boolean) => void;
  /** Called with the home of the user after another tab has logged in to this area. */
  readonly onLogInElsewhere?: (homePath: string) => void;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds without an answer after which the server counts as unreachable; default 30,000. */
  readonly timeoutMs?: number;
  /** Milliseconds before the first new attempt to reach the server and at the most; default 1,000 and 30,000. */
  readonly pace?: RetryPace;
}

/** The log-in of this browser: its state, its tokens and the client that signs with them. */
export interface Session {
  /** The client whose calls this session signs. */
  readonly client: ApiClient;
  /** The state right now. */
  getState(): SessionState;
  /** Whether the server could be reached at the last attempt; while it cannot, attempts go on at growing pauses. */
  isReachable(): boolean;
  /** Called on every change of the state or the reach; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Logs in to an area; rejects with `ApiError` when the server refuses, and then nobody is logged in anew. */
  logIn(area: Area, credentials: Credentials): Promise<void>;
  /** Logs out here, in the other tabs and on the server; the local part always works. */
  logOut(reason?: EndReason | null): Promise<void>;
  /** Loads user, regions and permissions anew; done by itself on focus after five minutes. */
  reload(): Promise<void>;
  /** Tries to reach the server now instead of at the end of the pause. */
  retryNow(): void;
  /** A token for the live channel; a refused one is exchanged first, null when there is none to be had. */
  liveToken(refusedToken: string | null): Promise<string | null>;
  /** Area the logged-in user belongs to. */
  areaOfUser(): Area | null;
  /** Stops listening to other tabs and to the window. */
  close(): void;
}

const REFRESH_LIMIT_MS = 10_000;

/** Makes the session of a shell; restores a log-in that the browser still holds. */
export function createSession(options: SessionOptions): Session {
  const { baseUrl, area, language, onEnd, onReach, onLogInElsewhere, timeoutMs, pace = { first: 1000, most: 30_000 } } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = readAuth() ? { status: 'loading' } : { status: 'loggedOut', reason: null };
  // Answers of an earlier log-in must not write into a later one.
  let generation = 0;
  let isLoggingIn = false;
  // A start counts as through when everything is loaded, not when some call has been answered.
  let isStarting = false;
  let loadedAt = 0;

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  function become(next: SessionState): void {
    state = next;
    notify();
  }

  const reach = watchReach({
    pace,
    onChange(isReachable) {
      onReach?.(isReachable);
      notify();
    },
    tryAgain: () => load().catch(unloaded),
  });

  function lost(): void {
    if (state.status !== 'loggedOut') reach.lost();
  }

  /** After a start that could not be finished. */
  function unloaded(error: unknown): void {
    if (isApiError(error, 'forbidden')) end('expired');
    else if (isStarting) lost();
  }

  /** Forgets the log-in in this tab. */
  function forget(reason: EndReason | null): void {
    clearTab();
    generation += 1;
    isStarting = false;
    reach.found();
    if (state.status === 'loggedOut') return;
    become({ status: 'loggedOut', reason });
    onEnd?.();
  }

  /** Ends the log-in in this browser. */
  function end(reason: EndReason | null): void {
    const endedArea = areaOfUser() ?? area;
    clearStorage();
    forget(reason);
    tabs.tell({ kind: 'loggedOut', area: endedArea, reason });
  }

  const tabs = joinTabs((message) => {
    if (message.kind === 'loggedOut') {
      if (!readAuth()) forget(message.reason);
      return;
    }
    if (message.area !== area) return forget(null);
    if (state.status === 'loggedIn' && state.user.id === message.userId) return;
    if (state.status === 'loggedIn') onEnd?.();
    void restore().then(() => {
      if (state.status === 'loggedIn') onLogInElsewhere?.(homeOf(state.user, state.permissions.permittedRoutes));
    });
  });

  const auth: AuthPort = {
    accessToken: () => (state.status === 'loggedOut' && !isLoggingIn ? null : (readAuth()?.accessToken ?? null)),
    async refresh(staleToken) {
      const verdict = await refreshTokens(staleToken, async (refreshToken) => {
        try {
          return await exchangeTokens(client, refreshToken, AbortSignal.timeout(REFRESH_LIMIT_MS));
        } catch (error) {
          if (isApiError(error, 'unauthorized') || isApiError(error, 'forbidden')) return 'refused';
          throw error;
        }
      });
      if (verdict === 'unavailable') lost();
      return verdict;
    },
    onRefused() {
      // Without stored tokens another tab has logged out already, and its reason counts.
      if (readAuth()) end('expired');
      else forget(null);
    },
  };

  const client = createApiClient({
    baseUrl,
    auth,
    ...(language ? { language } : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    async fetch(input, init) {
      try {
        const response = await (options.fetch ?? globalThis.fetch)(input, init);
        // A server in trouble, or a proxy before it, has given no verdict.
        if (!isStarting && (response.status < 500 || response.status === 501)) reach.found();
        return response;
      } catch (error) {
        const isAborted = input instanceof Request && input.signal.aborted;
        if (!isAborted) lost();
        throw error;
      }
    },
  });

  function areaOfUser(): Area | null {
    return state.status === 'loggedIn' ? areaOf(state.user.role.roleId) : null;
  }

  let loading: { readonly generation: number; readonly done: Promise<void> } | null = null;

  /** Loads what the session shows; who asks meanwhile waits for the same answers. */
  function load(): Promise<void> {
    if (loading?.generation === generation) return loading.done;
    const done = loadNow().finally(() => {
      if (loading?.done === done) loading = null;
    });
    loading = { generation, done };
    return done;
  }

  async function loadNow(): Promise<void> {
    const own = generation;
    const { permissions, ...rest } = await loadSessionData(client);
    if (own !== generation) return;
    loadedAt = Date.now();
    const loaded = { ...rest, permissions: permissionsOf(permissions) };
    writeSession(loaded);
    become({ status: 'loggedIn', ...loaded });
    isStarting = false;
    reach.found();
  }

  /** Restores the stored log-in; without a verdict of the server what was loaded last is shown, and attempts go on. */
  async function restore(): Promise<void> {
    generation += 1;
    const own = generation;
    if (!readAuth()) return forget(null);
    become({ status: 'loading' });
    isStarting = true;
    try {
      await load();
    } catch (error) {
      if (own !== generation) return;
      unloaded(error);
      const kept = readSession();
      if (kept) become({ status: 'loggedIn', ...kept });
    }
  }

  const stopWatching = watchWindow({
    onFocus() {
      if (state.status === 'loggedIn') void load().catch(() => undefined);
    },
    isDue: () => Date.now() - loadedAt > 5 * 60_000,
    onOnline: () => reach.retryNow(),
    onStorageCleared() {
      if (!readAuth() && !isLoggingIn) forget(null);
    },
  });

  if (state.status === 'loading') void restore();

  return {
    client,
    getState: () => state,
    isReachable: () => reach.isReachable(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async logIn(into, credentials) {
      const { accessToken, refreshToken, expirationTime, signupWithToken } = await logIn(client, into, credentials);
      forget(null);
      clearStorage();
      isLoggingIn = true;
      writeAuth({ accessToken, refreshToken, isRefreshToken: false, signupWithToken, expirationTime });
      try {
        await load();
      } catch (error) {
        // Half a log-in is none.
        void logOut(client, accessToken).catch(() => undefined);
        end(null);
        throw error;
      } finally {
        isLoggingIn = false;
      }
      if (state.status === 'loggedIn') tabs.tell({ kind: 'loggedIn', area: into, userId: state.user.id });
    },
    async logOut(reason = null) {
      const token = readAuth()?.accessToken;
      end(reason);
      if (token !== undefined) await logOut(client, token).catch(() => undefined);
    },
    reload: () => (state.status === 'loggedIn' ? load().catch(() => undefined) : Promise.resolve()),
    retryNow: () => reach.retryNow(),
    async liveToken(refusedToken) {
      const token = auth.accessToken();
      if (token === null || token !== refusedToken) return token;
      const verdict = await auth.refresh(token);
      if (verdict === 'refused') auth.onRefused();
      return verdict === 'refreshed' ? auth.accessToken() : null;
    },
    areaOfUser,
    close() {
      tabs.leave();
      stopWatching();
      generation += 1;
      reach.stop();
    },
  };
}
