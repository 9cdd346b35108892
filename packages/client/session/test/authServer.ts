import type { RoleId } from '@resonanz/domain/roles';
import {
  failure,
  startEnvelopeServer,
  success,
  type EnvelopeServer,
  type Handler,
  type Reply,
} from '@resonanz/testing/envelopeServer';
import { sessionDataOf } from './sessionData.ts';

/** A server with one user of a role, whose access tokens the test lets expire. */
export interface AuthServer extends EnvelopeServer {
  /** Makes every access token handed out so far invalid. */
  expireTokens(): void;
  /** Replaces the answer to a refresh; null is the usual one, which rotates. */
  refreshAnswer: ((refreshToken: string) => Reply | Promise<Reply>) | null;
}

/** Starts the server. */
export async function startAuthServer(roleId: RoleId): Promise<AuthServer> {
  const server = await startEnvelopeServer();
  const data = sessionDataOf(roleId);
  let round = 1;
  const tokens = () => ({
    accessToken: `access-${round}`,
    refreshToken: `refresh-${round}`,
    expirationTime: 1_800_000_000_000,
  });
  const signed =
    (answer: () => unknown): Handler =>
    ({ headers }) =>
      headers.authorization === `Bearer access-${round}`
        ? success(answer())
        : failure(401, 'UNAUTHORIZED', 'tokenExpired');
  const expiredRound = { value: 0 };
  const authServer: AuthServer = Object.assign(server, {
    refreshAnswer: null,
    expireTokens() {
      expiredRound.value = round;
      round += 1;
    },
  });
  const enter: Handler = ({ body }) =>
    JSON.parse(body).password === 'Resonanz!2026'
      ? success({
          ...tokens(),
          id: data.user.id,
          fullName: data.user.fullName,
          role: data.user.role,
          signupWithToken: false,
        })
      : failure(401, 'WRONG_CREDENTIALS', 'wrongCredentials');
  server.on('POST /authenticate', enter);
  server.on('POST /brandAuthenticate', enter);
  server.on('POST /testerworldAuthenticate', enter);
  server.on('POST /logout', () => success(null));
  server.on('GET /refreshtoken', ({ headers }) => {
    const refreshToken = headers.authorization?.replace('Bearer ', '') ?? '';
    if (authServer.refreshAnswer) return authServer.refreshAnswer(refreshToken);
    return refreshToken === `refresh-${expiredRound.value}`
      ? success(tokens())
      : failure(401, 'UNAUTHORIZED', 'sessionEnded');
  });
  server.on(
    'GET /getUserByUsername',
    signed(() => data.user),
  );
  server.on(
    'GET /region/getAll',
    signed(() => data.regions),
  );
  server.on(
    'GET /roleModulePermission/getRoleBaseModule',
    signed(() => data.permissions),
  );
  return authServer;
}
