import { loadSessionData, logIn } from '@resonanz/api-client/auth';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiError, isApiError, isUnauthorized } from '@resonanz/api-client/errors';
import { type Area, areaOf, loginPath } from '@resonanz/domain/roles';
import { joinTabs } from './broadcast.ts';
import { openLogin, type Connection, type Login } from './login.ts';
import { createLoginMachine } from './loginMachine.ts';
import { permissionsOf } from './permissions.ts';
import { watchReach } from './reach.ts';
import { withTokens } from './refreshTokens.ts';
import { revoke } from './revoke.ts';
import { createSavedSession } from './savedSession.ts';
import type { Session, SessionOptions } from './Session.ts';
import type { EndReason, SessionState, SessionUser } from './sessionState.ts';
import { clearStorage, clearTab, readAuth, writeAuth } from './storage.ts';
import { readArea, readRoutes, readUser } from './storedSession.ts';
import { watchWindow } from './watchWindow.ts';

const FRESH_MS = 5 * 60_000;

// Not `randomUUID`, which is missing on origins without TLS.
const newLoginId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function openPage(path: string): void {
  if (typeof location !== 'undefined') location.assign(path);
}

/** Makes the session of a shell; restores a log-in that the browser still holds. */
export function createSession(options: SessionOptions): Session {
  const { baseUrl, area, language, onEnd, onReach, fetch, timeoutMs, pace = { first: 1000, most: 30_000 } } = options;
  const { onLogInElsewhere = openPage } = options;
  const connection: Connection = {
    baseUrl,
    ...(language && { language }),
    ...(fetch && { fetch }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
  const visitor = createApiClient(connection);
  const machine = createLoginMachine();
  const saved = createSavedSession();
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'loggedOut', reason: null };
  let login: Login | null = null;
  let loading: { readonly login: Login; readonly done: Promise<void> } | null = null;
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

  function open(id: string): Login {
    return openLogin(id, connection, {
      onForeignTokens: look,
      onRejected() {
        if (readAuth()?.loginId === id) end('expired');
        // Another tab has logged out, or in, already.
        else look();
      },
      onReach(isReachable) {
        // A start counts as through when everything is loaded, not when some call has been answered.
        if (isReachable && machine.phase === 'in') reach.found();
        else if (!isReachable && ['starting', 'standing', 'in'].includes(machine.phase)) reach.lost();
      },
    });
  }

  /** Forgets the log-in in this tab. */
  function forget(reason: EndReason | null): void {
    if (!machine.step('end')) return;
    login?.end();
    login = null;
    clearTab();
    reach.found();
    if (state.status === 'loggedOut') return;
    become({ status: 'loggedOut', reason });
    onEnd?.();
  }

  /** Ends the log-in in this browser; one that another tab has made meanwhile stays. */
  function end(reason: EndReason | null): void {
    const id = login?.id;
    const ended = areaOfUser() ?? area;
    // The others learn the reason before they see that the store is empty.
    if (id !== undefined) tabs.publish({ kind: 'loggedOut', area: ended, loginId: id, reason });
    forget(reason);
    const stored = readAuth();
    if (stored === null || stored.loginId === id) clearStorage();
    if (id === undefined) return;
    saved.forget(id);
    // A refresh that another tab was just finishing must not bring the tokens back.
    void withTokens(() => {
      if (readAuth()?.loginId === id) clearStorage();
    });
  }

  /** Leads on to the home of another log-in; to the log-in page, which leads there too, where home is not known. */
  async function goHome(user: SessionUser | null, routes: readonly string[] | null): Promise<void> {
    const known =
      user && routes ? await import('./guard.ts').then(({ homeOf }) => homeOf(user, routes)).catch(() => null) : null;
    onLogInElsewhere(known ?? loginPath(area));
  }

  /** Another log-in has taken the place of the one this page was made for. */
  function leave(): void {
    if (!machine.step('replace')) return;
    login?.end();
    login = null;
    clearTab();
    reach.found();
    become({ status: 'loading' });
    onEnd?.();
    void goHome(readUser(), readRoutes());
  }

  /** Follows what the browser has stored: a log-in that is gone ends here, another one takes over. */
  function look(): void {
    if (machine.phase === 'entering') return;
    const stored = readAuth();
    if (stored === null) return forget(null);
    if (stored.loginId === login?.id) return;
    const theirs = readArea();
    // Without an area the other tab is still logging in, and publishes when it is done.
    if (theirs === null) return;
    if (theirs !== area) return forget(null);
    if (login !== null) return leave();
    void start().then(() => {
      if (state.status === 'loggedIn') void goHome(state.user, state.permissions.permittedRoutes);
    });
  }

  const tabs = joinTabs((message) => {
    if (message.kind === 'loggedIn') look();
    else if (message.loginId === login?.id) forget(message.reason);
  });

  function areaOfUser(): Area | null {
    return state.status === 'loggedIn' ? areaOf(state.user.role.roleId) : null;
  }

  /** Loads what the session shows; who asks meanwhile waits for the same answers. */
  function load(): Promise<void> {
    const own = login;
    if (own === null) return Promise.resolve();
    if (loading?.login === own) return loading.done;
    const done = loadNow(own).finally(() => {
      if (loading?.done === done) loading = null;
    });
    loading = { login: own, done };
    return done;
  }

  async function loadNow(own: Login): Promise<void> {
    const { permissions, ...rest } = await loadSessionData(own.client);
    if (login !== own) return;
    // Answers of one log-in must not be written over the values of another.
    if (readAuth()?.loginId !== own.id) return look();
    if (!machine.step('load')) return;
    loadedAt = Date.now();
    const loaded = { ...rest, permissions: permissionsOf(permissions) };
    saved.write(own.id, loaded, permissions.modules);
    become({ status: 'loggedIn', ...loaded });
    reach.found();
  }

  /** After an attempt that has not loaded everything. */
  function unloaded(error: unknown): void {
    if ((machine.phase !== 'starting' && machine.phase !== 'standing') || isUnauthorized(error)) return;
    if (isApiError(error, 'forbidden')) end('expired');
    else reach.lost();
  }

  /** Restores the stored log-in; without a verdict of the server what was loaded last is shown, and attempts go on. */
  async function start(): Promise<void> {
    const stored = readAuth();
    if (stored === null || !machine.step('start')) return;
    const own = open(stored.loginId);
    login = own;
    become({ status: 'loading' });
    try {
      await load();
    } catch (error) {
      if (login !== own) return;
      unloaded(error);
      const shown = await saved.read(own.id);
      if (shown && login === own && machine.step('keep')) become({ status: 'loggedIn', ...shown });
    }
  }

  async function enter(own: Login, tokens: Awaited<ReturnType<typeof logIn>>): Promise<void> {
    const { accessToken, refreshToken, expirationTime, signupWithToken } = tokens;
    await withTokens(() => {
      if (login !== own) return;
      clearStorage();
      writeAuth({ loginId: own.id, accessToken, refreshToken, isRefreshToken: false, signupWithToken, expirationTime });
    });
    await load();
    // Another log-in was faster, in this tab or in another one.
    if (login !== own || machine.phase !== 'in')
      throw new ApiError({ kind: 'conflict', status: 0, code: 'LOGIN_ENDED' });
  }

  const stopWatching = watchWindow({
    onReturn() {
      look();
      // Either way: the clock of the device may have been set back.
      if (state.status === 'loggedIn' && Math.abs(Date.now() - loadedAt) > FRESH_MS) void load().catch(() => undefined);
    },
    onOnline: () => reach.retryNow(),
    onStorageChange: look,
  });

  void start();

  return {
    get client() {
      return login !== null && machine.phase !== 'entering' ? login.client : visitor;
    },
    getState: () => state,
    isReachable: () => reach.isReachable(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async logIn(into, credentials) {
      const tokens = await logIn(visitor, into, credentials);
      const before = readAuth();
      forget(null);
      machine.step('enter');
      const own = open(newLoginId());
      login = own;
      try {
        await enter(own, tokens);
      } catch (error) {
        // Half a log-in is none.
        void revoke(visitor, tokens);
        if (login === own) end(null);
        look();
        throw error;
      } finally {
        // Not earlier: until the new one stands in the store, other tabs would take this for a log-out.
        if (before !== null) {
          saved.forget(before.loginId);
          void revoke(visitor, before);
        }
      }
      tabs.publish({ kind: 'loggedIn', area: into, loginId: own.id });
    },
    async logOut(reason = null) {
      const stored = readAuth();
      const own = stored?.loginId === login?.id ? stored : null;
      end(reason);
      if (own !== null) await revoke(visitor, own);
    },
    reload: () => (state.status === 'loggedIn' ? load().catch(() => undefined) : Promise.resolve()),
    keepUntilEnd(release) {
      if (login === null) {
        release();
        return () => {};
      }
      const { signal } = login;
      signal.addEventListener('abort', release, { once: true });
      return () => signal.removeEventListener('abort', release);
    },
    retryNow: () => reach.retryNow(),
    async liveToken(rejectedToken) {
      const own = login;
      // What belongs to no one, or to another user by now, throws.
      const tokenNow = (): string | null => {
        try {
          return own?.auth.accessToken() ?? null;
        } catch {
          return null;
        }
      };
      const token = tokenNow();
      if (own === null || token === null || token !== rejectedToken) return token;
      const verdict = await own.auth.refresh(token);
      if (verdict === 'rejected') own.auth.onRejected();
      return verdict === 'refreshed' ? tokenNow() : null;
    },
    areaOfUser,
    close() {
      tabs.leave();
      stopWatching();
      reach.stop();
      login?.end();
    },
  };
}
