/** Outcome of a token refresh: new tokens, rejected by the server, or no verdict (no network, time-out, 5xx). */
export type RefreshVerdict = 'refreshed' | 'rejected' | 'unavailable';

/**
 * What the client needs to know about the log-in; `@resonanz/session` implements it.
 *
 * @source docs/domain/sessions.md#refresh
 */
export interface AuthPort {
  /**
   * The access token to sign with, or null when no one is logged in. Asked right before a request, or its replay, is
   * sent; what it throws the call rejects with, and nothing is sent.
   */
  accessToken(): string | null;
  /** Replaces `staleToken`; concurrent calls share one refresh. What it throws counts as `unavailable`. */
  refresh(staleToken: string): Promise<RefreshVerdict>;
  /** Called when the server rejects the refresh, or the new token at once. */
  onRejected(): void;
  /**
   * Aborts when the present log-in ends; every signed call under way, uploads included, then rejects with an
   * `AbortError`.
   */
  ended?(): AbortSignal;
}

/** Port of a client without a log-in. */
export const noAuth: AuthPort = {
  accessToken: () => null,
  refresh: () => Promise.resolve('rejected'),
  onRejected: () => {},
};
