import type { RefreshVerdict } from '@resonanz/api-client/client';
import { flagRefresh, readAuth, writeAuth } from './storage.ts';

interface RefreshAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expirationTime: number;
}

/** Exchanges a refresh token; `refused` is the server's no, a rejection is no verdict. */
export type ExchangeTokens = (refreshToken: string) => Promise<RefreshAnswer | 'refused'>;

/**
 * Replaces a stale access token. One refresh runs at a time in all tabs (Web Locks); whoever waited
 * finds the new token in the store and does not refresh again.
 */
export async function refreshTokens(staleToken: string, exchange: ExchangeTokens): Promise<RefreshVerdict> {
  return navigator.locks.request('resonanz-token-refresh', async () => {
    const auth = readAuth();
    if (!auth) return 'refused';
    if (auth.accessToken !== staleToken) return 'refreshed';
    flagRefresh(true);
    try {
      const answer = await exchange(auth.refreshToken);
      if (answer === 'refused') return 'refused';
      // A log-out while the answer was on its way has the last word.
      if (readAuth() === null) return 'refused';
      writeAuth({ ...auth, ...answer, isRefreshToken: false });
      return 'refreshed';
    } catch {
      return 'unavailable';
    } finally {
      flagRefresh(false);
    }
  });
}
