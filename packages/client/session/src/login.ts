import { refreshTokens as exchangeTokens } from '@resonanz/api-client/auth';
import { createApiClient, type ApiClient, type ApiClientOptions, type AuthPort } from '@resonanz/api-client/client';
import { ApiError, isApiError } from '@resonanz/api-client/errors';
import { refreshTokens } from './refreshTokens.ts';
import { readAuth } from './storage.ts';

const REFRESH_LIMIT_MS = 10_000;

/** How the requests of a session are made. */
export type Connection = Omit<ApiClientOptions, 'auth' | 'onReach'>;

/** One log-in: its client signs with the tokens of this log-in, and with those of no other. */
export interface Login {
  readonly id: string;
  readonly client: ApiClient;
  readonly auth: AuthPort;
  /** Aborted when the log-in has ended, and with it every request under way. */
  readonly signal: AbortSignal;
  /** Ends it: its client sends nothing any more. */
  end(): void;
}

/** The events of a log-in. */
export interface LoginEvents {
  /** The stored tokens are gone, or belong to another user. */
  readonly onForeignTokens: () => void;
  /** The server has rejected the tokens of this log-in. */
  readonly onRejected: () => void;
  /** The server has answered (`true`), or has not (`false`). */
  readonly onReach: (isReachable: boolean) => void;
}

/** Opens the log-in whose tokens are, or are about to be, stored under this id. */
export function openLogin(
  id: string,
  connection: Connection,
  { onForeignTokens, onRejected, onReach }: LoginEvents,
): Login {
  const ended = new AbortController();

  async function exchange(refreshToken: string) {
    const limit = AbortSignal.any([ended.signal, AbortSignal.timeout(REFRESH_LIMIT_MS)]);
    try {
      return await exchangeTokens(client, refreshToken, limit);
    } catch (error) {
      // With 401 and 403 the server rejects the token; everything else is no verdict.
      if (isApiError(error, 'forbidden')) return 'rejected';
      throw error;
    }
  }

  const auth: AuthPort = {
    accessToken() {
      const stored = ended.signal.aborted ? null : readAuth();
      if (stored?.loginId === id) return stored.accessToken;
      if (!ended.signal.aborted) queueMicrotask(onForeignTokens);
      throw new ApiError({ kind: 'forbidden', status: 401, code: 'LOGIN_ENDED' });
    },
    async refresh(staleToken) {
      const verdict = await refreshTokens(id, staleToken, exchange);
      if (verdict === 'unavailable' && !ended.signal.aborted) onReach(false);
      return verdict;
    },
    onRejected() {
      if (!ended.signal.aborted) onRejected();
    },
    ended: () => ended.signal,
  };

  const client = createApiClient({
    ...connection,
    auth,
    onReach: (isReachable) => !ended.signal.aborted && onReach(isReachable),
  });
  return { id, client, auth, signal: ended.signal, end: () => ended.abort() };
}
