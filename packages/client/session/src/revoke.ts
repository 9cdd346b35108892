import { logOut, refreshTokens } from '@resonanz/api-client/auth';
import type { ApiClient } from '@resonanz/api-client/client';
import { isUnauthorized } from '@resonanz/api-client/errors';

/**
 * Ends a log-in on the server, whose failure does not matter here; an outdated access token is exchanged first, so that
 * the refresh token does not outlive the log-out.
 */
export async function revoke(
  visitor: ApiClient,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<void> {
  try {
    await logOut(visitor, accessToken);
  } catch (error) {
    if (!isUnauthorized(error)) return;
    await refreshTokens(visitor, refreshToken)
      .then((tokens) => logOut(visitor, tokens.accessToken))
      .catch(() => undefined);
  }
}
