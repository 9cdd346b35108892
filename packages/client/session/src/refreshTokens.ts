import type { Tokens } from '@resonanz/api-client/auth';
import type { RefreshVerdict } from '@resonanz/api-client/client';
import { flagRefresh, readAuth, writeAuth } from './storage.ts';

/** Exchanges a refresh token; `refused` is the server's no, a rejection is no verdict. */
export type ExchangeTokens = (refreshToken: string) => Promise<Tokens | 'refused'>;

let queue: Promise<unknown> = Promise.resolve();

function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Web Locks exist on secure origins only; elsewhere at least this tab keeps the order.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request('resonanz-token-refresh', work);
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

/**
 * Replaces a stale access token. One refresh runs at a time in all tabs (Web Locks); whoever waited
 * finds the new token in the store and does not refresh again.
 */
export async function refreshTokens(staleToken: string, exchange: ExchangeTokens): Promise<RefreshVerdict> {
  return oneAtATime(async () => {
    const auth = readAuth();
    if (!auth) return 'refused';
    if (auth.accessToken !== staleToken) return 'refreshed';
    flagRefresh(true);
    try {
      const answer = await exchange(auth.refreshToken);
      const now = readAuth();
      // A log-out, or another log-in, while the answer was on its way has the last word.
      if (now === null) return 'refused';
      if (now.refreshToken !== auth.refreshToken) return 'refreshed';
      if (answer === 'refused') return 'refused';
      writeAuth({ ...auth, ...answer, isRefreshToken: false });
      return 'refreshed';
    } catch {
      return 'unavailable';
    } finally {
      flagRefresh(false);
    }
  });
}
