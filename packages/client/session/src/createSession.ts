import { logIn, logOut, refreshTokens as exchangeTokens, type Credentials } from '@resonanz/api-client/auth';
import { createApiClient, type ApiClient, type AuthPort } from '@resonanz/api-client/client';
import { isApiError } from '@resonanz/api-client/errors';
import { type Area, areaOf } from '@resonanz/domain/roles';
import type { components } from '@resonanz/contract/types';
import { joinTabs } from './broadcast.ts';
import { refreshTokens } from './refreshTokens.ts';
import type { EndReason, PermissionTree, SessionState } from './sessionState.ts';
import { clearStorage, readAuth, writeAuth, writeSession } from './storage.ts';

/** What a session is made of. */
export interface SessionOptions {
  /** Base path of all calls, for example `/api`. */
  readonly baseUrl: string;
  /** Area of the shell this session lives in; decides nothing but where messages of other tabs matter. */
  readonly area: Area;
  /** Language of texts made by the server. */
  readonly language?: () => string;
  /** Called when the log-in has ended, to forget what belonged to it (query cache, live connection). */
  readonly onEnd?: () => void;
  /** Called when the server is out of reach (`false`) or answers again (`true`). */
  readonly onReach?: (isReachable: boolean) => void;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The log-in of this browser: its state, its tokens and the client that signs with them. */
export interface Session {
  /** The client whose calls this session signs. */
  readonly client: ApiClient;
  /** The state right now. */
  getState(): SessionState;
  /** Called on every change of the state; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Logs in to an area; rejects with `ApiError` when the server refuses. */
  logIn(area: Area, credentials: Credentials): Promise<void>;
  /** Logs out here, in the other tabs and on the server; the local part always works. */
  logOut(reason?: EndReason | null): Promise<void>;
  /** Loads user, regions and permissions anew, for example on focus. */
  reload(): Promise<void>;
  /** A token for the live channel; a refused one is exchanged first, null when nobody is logged in. */
  liveToken(refusedToken: string | null): Promise<string | null>;
  /** Area the logged-in user belongs to. */
  areaOfUser(): Area | null;
  /** Stops listening to other tabs. */
  close(): void;
}

const RELOAD_PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes the session of a shell; restores a log-in that the browser still holds. */
export function createSession({ baseUrl, area, language, onEnd, onReach, fetch }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = readAuth() ? { status: 'loading' } : { status: 'loggedOut', reason: null };
  // Answers of an earlier log-in must not write into a later one.
  let generation = 0;

  const tabs = joinTabs((message) => {
    if (message.kind === 'loggedOut') end(message.reason);
    else if (state.status !== 'loggedIn' || state.user.id !== message.userId) void restore();
  });

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(reason: EndReason | null): void {
    if (state.status === 'loggedOut') return;
    generation += 1;
    clearStorage();
    become({ status: 'loggedOut', reason });
    onEnd?.();
  }

  const auth: AuthPort = {
    accessToken: () => readAuth()?.accessToken ?? null,
    async refresh(staleToken) {
      const verdict = await refreshTokens(staleToken, async (refreshToken) => {
        try {
          return await exchangeTokens(client, refreshToken);
        } catch (error) {
          if (isApiError(error, 'unauthorized') || isApiError(error, 'forbidden')) return 'refused';
          throw error;
        }
      });
      if (verdict === 'unavailable') onReach?.(false);
      return verdict;
    },
    onRefused() {
      const endedArea = areaOfUser() ?? area;
      end('expired');
      tabs.tell({ kind: 'loggedOut', area: endedArea, reason: 'expired' });
    },
  };

  const client = createApiClient({
    baseUrl,
    auth,
    ...(language ? { language } : {}),
    async fetch(input, init) {
      const response = await (fetch ?? globalThis.fetch)(input, init);
      onReach?.(true);
      return response;
    },
  });

  function areaOfUser(): Area | null {
    return state.status === 'loggedIn' ? areaOf(state.user.role.roleId) : null;
  }

  async function load(): Promise<void> {
    const own = generation;
    const [user, regions, tree] = await Promise.all([
      dataOf(client.http.GET('/getUserByUsername')),
      dataOf(client.http.GET('/region/getAll')),
      dataOf(client.http.GET('/roleModulePermission/getRoleBaseModule')),
    ]);
    if (own !== generation) return;
    // The server builds the tree with the same domain; only its names of icons and modules are plain text on the wire.
    const permissions = tree as PermissionTree;
    writeSession({ user, regions, permissions });
    become({ status: 'loggedIn', user, regions, permissions });
  }

  /** Restores a stored log-in; without a verdict of the server it keeps trying and keeps the log-in. */
  async function restore(): Promise<void> {
    generation += 1;
    const own = generation;
    if (!readAuth()) return end(null);
    become({ status: 'loading' });
    for (let attempt = 0; own === generation; attempt += 1) {
      try {
        return await load();
      } catch {
        if (own !== generation || !readAuth()) return;
        onReach?.(false);
        await pause(RELOAD_PAUSES[Math.min(attempt, RELOAD_PAUSES.length - 1)] ?? 30_000);
      }
    }
  }

  if (state.status === 'loading') void restore();

  return {
    client,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async logIn(into, credentials) {
      const { accessToken, refreshToken, expirationTime, signupWithToken } = await logIn(client, into, credentials);
      generation += 1;
      clearStorage();
      onEnd?.();
      writeAuth({ accessToken, refreshToken, isRefreshToken: false, signupWithToken, expirationTime });
      try {
        await load();
      } catch (error) {
        clearStorage();
        throw error;
      }
      if (state.status === 'loggedIn') tabs.tell({ kind: 'loggedIn', area: into, userId: state.user.id });
    },
    async logOut(reason = null) {
      const token = readAuth()?.accessToken;
      const endedArea = areaOfUser() ?? area;
      end(reason);
      tabs.tell({ kind: 'loggedOut', area: endedArea, reason });
      if (token !== undefined) await logOut(client, token).catch(() => undefined);
    },
    reload: () => (state.status === 'loggedIn' ? load().catch(() => undefined) : Promise.resolve()),
    async liveToken(refusedToken) {
      const token = auth.accessToken();
      if (token === null || token !== refusedToken) return token;
      const verdict = await auth.refresh(token);
      if (verdict === 'refused') auth.onRefused();
      return verdict === 'refreshed' ? auth.accessToken() : null;
    },
    areaOfUser,
    close: tabs.leave,
  };
}

type Envelope<Data> = { data?: { data: Data } | undefined; error?: components['schemas']['ErrorAnswer'] | undefined };

async function dataOf<Data>(answer: Promise<Envelope<Data>>): Promise<Data> {
  const { data } = await answer;
  if (data === undefined) throw new Error('The server did not answer as expected.');
  return data.data;
}
