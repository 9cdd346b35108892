import type { Tokens } from '@resonanz/api-client/auth';
import type { RefreshVerdict } from '@resonanz/api-client/client';
import { oneAtATime } from './oneAtATime.ts';
import type { StoredAuth } from './sessionState.ts';
import { readAuth, writeAuth } from './storage.ts';

/** Exchanges a refresh token; `rejected` is the server's verdict, a thrown error is none. */
export type ExchangeTokens = (refreshToken: string) => Promise<Tokens | 'rejected'>;

/** Works on the stored tokens, while no other tab does. */
export const withTokens = <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
  oneAtATime('resonanz-token-refresh', work);

/** The stored tokens of this log-in. */
function tokensOf(loginId: string): StoredAuth | null {
  const auth = readAuth();
  return auth?.loginId === loginId ? auth : null;
}

/** Sets or takes back the flag of a refresh under way, as the contract's auth object carries it. */
function flag(loginId: string, isRefreshToken: boolean): void {
  const auth = tokensOf(loginId);
  if (auth) writeAuth({ ...auth, isRefreshToken });
}

/**
 * Replaces a stale access token of a log-in. One refresh runs at a time in all tabs; a tab that waited finds the new
 * token in the store and does not refresh again. No clock is asked: a token is stale when the server has rejected it.
 */
export function refreshTokens(loginId: string, staleToken: string, exchange: ExchangeTokens): Promise<RefreshVerdict> {
  return withTokens(async () => {
    const auth = tokensOf(loginId);
    if (!auth) return 'rejected';
    if (auth.accessToken !== staleToken) return 'refreshed';
    flag(loginId, true);
    try {
      const answer = await exchange(auth.refreshToken);
      const now = tokensOf(loginId);
      // A log-out, or another log-in, while the answer was on its way has the last word.
      if (now === null) return 'rejected';
      // Without locks, another tab may have been faster.
      if (now.accessToken !== staleToken) return 'refreshed';
      if (answer === 'rejected') return 'rejected';
      const { accessToken, refreshToken, expirationTime } = answer;
      writeAuth({ ...now, accessToken, refreshToken, expirationTime, isRefreshToken: false });
      return 'refreshed';
    } catch {
      return 'unavailable';
    } finally {
      flag(loginId, false);
    }
  });
}
