/** Outcome of a token refresh: new tokens, a refusal, or no verdict (no network, time-out, 5xx). */
export type RefreshVerdict = 'refreshed' | 'refused' | 'unavailable';

/** What the client needs to know about the log-in; `@resonanz/session` implements it. */
export interface AuthPort {
  /** The access token to sign with, or null when nobody is logged in. */
  accessToken(): string | null;
  /** Replaces `staleToken`; concurrent calls share one refresh. */
  refresh(staleToken: string): Promise<RefreshVerdict>;
  /** Called when the server refuses the refresh, or the new token at once. */
  onRefused(): void;
}

/** Port of a client without a log-in. */
export const noAuth: AuthPort = {
  accessToken: () => null,
  refresh: () => Promise.resolve('refused'),
  onRefused: () => {},
};
