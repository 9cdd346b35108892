import type { RoleId } from '@resonanz/domain/roles';
import { refusal, startEnvelopeServer, success, type EnvelopeServer, type Handler } from '@resonanz/testing/envelopeServer';
import { sessionDataOf } from './sessionData.ts';

export const PASSWORD = 'Resonanz!2026';

/** E-mail address of the user with a role. */
export const emailOf = (roleId: RoleId): string => `role${roleId}@resonanz.example`;

interface OpenLogin {
  readonly roleId: RoleId;
  readonly number: number;
  round: number;
  isAccessOver: boolean;
}

/** A change that the server has carried out, and for whom. */
export interface Write {
  readonly roleId: RoleId;
  readonly regionId: number;
  readonly key: string | undefined;
}

/** A server that hands out tokens as the product's does: they rotate, the one before is honoured, an older one ends the log-in. */
export interface RotatingServer extends EnvelopeServer {
  /** The changes, in order. */
  readonly writes: readonly Write[];
  /** Log-ins that nobody has ended. */
  readonly open: ReadonlyMap<number, OpenLogin>;
  /** How often an old refresh token has come back. */
  readonly reuses: () => number;
  /** Makes every access token handed out so far invalid. */
  expireTokens(): void;
  /** End of the access tokens as it is told, in epoch milliseconds. */
  expirationTime: () => number;
}

const bearerOf = (authorization: string | undefined): readonly string[] => (authorization ?? '').replace('Bearer ', '').split('-');

/** Starts the server; users of every role log in with the one password. */
export async function startRotatingServer(): Promise<RotatingServer> {
  const server = await startEnvelopeServer();
  const open = new Map<number, OpenLogin>();
  const writes: Write[] = [];
  let logIns = 0;
  let reuses = 0;
  const rotating: RotatingServer = Object.assign(server, {
    open,
    writes,
    reuses: () => reuses,
    expirationTime: () => Date.now() + 15 * 60_000,
    expireTokens() {
      for (const login of open.values()) login.isAccessOver = true;
    },
  });

  const tokensOf = ({ number, round }: OpenLogin) => ({
    accessToken: `access-${number}-${round}`,
    refreshToken: `refresh-${number}-${round}`,
    expirationTime: rotating.expirationTime(),
  });

  const signed =
    (answer: (login: OpenLogin, request: Parameters<Handler>[0]) => unknown): Handler =>
    (request) => {
      const [kind, number, round] = bearerOf(request.headers.authorization);
      const login = open.get(Number(number));
      if (kind !== 'access' || !login || login.isAccessOver || login.round !== Number(round)) return refusal(401, 'UNAUTHORIZED', 'tokenExpired');
      return success(answer(login, request));
    };

  const enter: Handler = ({ body }) => {
    const { username, password } = JSON.parse(body) as { username: string; password: string };
    const roleId = Number(/^role(\d)@/.exec(username)?.[1]) as RoleId;
    if (password !== PASSWORD) return refusal(401, 'UNAUTHORIZED', 'wrongCredentials');
    logIns += 1;
    const login: OpenLogin = { roleId, number: logIns, round: 1, isAccessOver: false };
    open.set(logIns, login);
    const { id, fullName, role } = sessionDataOf(roleId).user;
    return success({ ...tokensOf(login), id, fullName, role, signupWithToken: false });
  };
  for (const call of ['authenticate', 'brandAuthenticate', 'testerworldAuthenticate']) server.on(`POST /${call}`, enter);

  server.on('GET /refreshtoken', ({ headers }) => {
    const [kind, number, round] = bearerOf(headers.authorization);
    const login = open.get(Number(number));
    if (kind !== 'refresh' || !login) return refusal(401, 'UNAUTHORIZED', 'sessionEnded');
    const behind = login.round - Number(round);
    if (behind > 1) {
      reuses += 1;
      open.delete(login.number);
      return refusal(401, 'UNAUTHORIZED', 'sessionEnded');
    }
    if (behind === 0) {
      login.round += 1;
      login.isAccessOver = false;
    }
    return success(tokensOf(login));
  });
  server.on('GET /getUserByUsername', signed(({ roleId }) => sessionDataOf(roleId).user));
  server.on('GET /region/getAll', signed(({ roleId }) => sessionDataOf(roleId).regions));
  server.on('GET /roleModulePermission/getRoleBaseModule', signed(({ roleId }) => sessionDataOf(roleId).permissions));
  server.on('POST /changeUserDefaultRegion', (request) =>
    signed(({ roleId }) => {
      const { regionId } = JSON.parse(request.body) as { regionId: number };
      const key = request.headers['idempotency-key'];
      writes.push({ roleId, regionId, key: typeof key === 'string' ? key : undefined });
      return { regionId };
    })(request),
  );
  server.on('POST /logout', signed(({ number }) => (open.delete(number), null)));
  return rotating;
}
