import type { RoleId } from '@resonanz/domain/roles';
import { sessionDataOf } from './sessionData.ts';

/** The password of every user. */
export const PASSWORD = 'Resonanz!2026';

/** E-mail address of the user with a role. */
export const emailOf = (roleId: RoleId): string => `role${roleId}@resonanz.example`;

interface OpenLogin {
  readonly roleId: RoleId;
  readonly number: number;
  round: number;
  isAccessOver: boolean;
}

/** A change that has been carried out, and for whom. */
export interface Write {
  readonly roleId: RoleId;
  readonly regionId: number;
  readonly key: string | null;
}

/** A call as the office looks at it. */
export interface OfficeCall {
  readonly authorization: string | null;
  readonly key: string | null;
  readonly body: string;
}

/** What a call is answered: data, or the key of a 401. */
export type OfficeAnswer = { readonly data: unknown } | { readonly rejected: string };

/** Hands out tokens as the product's server does: they rotate, the one before is honoured, an older one ends the log-in. */
export interface TokenOffice {
  /** The calls it answers, as `METHOD /path`. */
  readonly calls: Readonly<Record<string, (call: OfficeCall) => OfficeAnswer>>;
  /** The changes, in order. */
  readonly writes: readonly Write[];
  /** Log-ins that no one has ended. */
  readonly open: Map<number, OpenLogin>;
  /** How often tokens have been exchanged, and how often an old refresh token has come back. */
  readonly counts: { refreshes: number; reuses: number };
  /** End of the access tokens as it is sent, in epoch milliseconds. */
  expirationTime: () => number;
  /** Makes every access token handed out so far invalid. */
  expireTokens(): void;
}

const bearerOf = (authorization: string | null): readonly string[] =>
  (authorization ?? '').replace('Bearer ', '').split('-');

/** Opens the office; users of every role log in with the one password. */
export function createTokenOffice(): TokenOffice {
  const open = new Map<number, OpenLogin>();
  const writes: Write[] = [];
  const counts = { refreshes: 0, reuses: 0 };
  let logIns = 0;

  const tokensOf = ({ number, round }: OpenLogin) => ({
    accessToken: `access-${number}-${round}`,
    refreshToken: `refresh-${number}-${round}`,
    expirationTime: office.expirationTime(),
  });

  const signed =
    (answer: (login: OpenLogin, call: OfficeCall) => unknown) =>
    (call: OfficeCall): OfficeAnswer => {
      const [kind, number, round] = bearerOf(call.authorization);
      const login = open.get(Number(number));
      if (kind !== 'access' || !login || login.isAccessOver || login.round !== Number(round))
        return { rejected: 'tokenExpired' };
      return { data: answer(login, call) };
    };

  function enter({ body }: OfficeCall): OfficeAnswer {
    const { username, password } = JSON.parse(body) as { username: string; password: string };
    const roleId = Number(/^role(\d)@/.exec(username)?.[1]) as RoleId;
    if (password !== PASSWORD) return { rejected: 'wrongCredentials' };
    logIns += 1;
    const login: OpenLogin = { roleId, number: logIns, round: 1, isAccessOver: false };
    open.set(logIns, login);
    const { id, fullName, role } = sessionDataOf(roleId).user;
    return { data: { ...tokensOf(login), id, fullName, role, signupWithToken: false } };
  }

  function refresh({ authorization }: OfficeCall): OfficeAnswer {
    const [kind, number, round] = bearerOf(authorization);
    const login = open.get(Number(number));
    counts.refreshes += 1;
    if (kind !== 'refresh' || !login) return { rejected: 'sessionEnded' };
    const behind = login.round - Number(round);
    if (behind > 1) {
      counts.reuses += 1;
      open.delete(login.number);
      return { rejected: 'sessionEnded' };
    }
    if (behind === 0) {
      login.round += 1;
      login.isAccessOver = false;
    }
    return { data: tokensOf(login) };
  }

  const office: TokenOffice = {
    open,
    writes,
    counts,
    expirationTime: () => Date.now() + 15 * 60_000,
    expireTokens() {
      for (const login of open.values()) login.isAccessOver = true;
    },
    calls: {
      'POST /authenticate': enter,
      'POST /brandAuthenticate': enter,
      'POST /testerworldAuthenticate': enter,
      'GET /refreshtoken': refresh,
      'GET /getUserByUsername': signed(({ roleId }) => sessionDataOf(roleId).user),
      'GET /region/getAll': signed(({ roleId }) => sessionDataOf(roleId).regions),
      'GET /roleModulePermission/getRoleBaseModule': signed(({ roleId }) => sessionDataOf(roleId).permissions),
      'POST /changeUserDefaultRegion': signed(({ roleId }, { body, key }) => {
        const { regionId } = JSON.parse(body) as { regionId: number };
        writes.push({ roleId, regionId, key });
        return { regionId };
      }),
      'POST /logout': signed(({ number }) => {
        open.delete(number);
        return null;
      }),
    },
  };
  return office;
}
