import type { components } from '@resonanz/contract/named';
import type { Area } from '@resonanz/domain/roles';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC } from './headers.ts';

/** What a user types to log in. */
export type Credentials = components['schemas']['Credentials'];
/** Answer to a log-in. */
export type LoginResult = components['schemas']['LoginResult'];
/** Access and refresh token with the end of the access token. */
export type Tokens = components['schemas']['Tokens'];

const LOG_IN = {
  staff: '/authenticate',
  brand: '/brandAuthenticate',
  testerworld: '/testerworldAuthenticate',
} as const satisfies Record<Area, string>;

/** Logs in to an area; a wrong password rejects with status 401 (`isUnauthorized`) and never triggers a refresh. */
export function logIn(client: ApiClient, area: Area, credentials: Credentials): Promise<LoginResult> {
  return answerOf(client.http.POST(LOG_IN[area], { body: credentials, headers: PUBLIC }));
}

/** Exchanges the refresh token, sent as bearer, for new tokens. */
export function refreshTokens(client: ApiClient, refreshToken: string, signal?: AbortSignal): Promise<Tokens> {
  return answerOf(
    client.http.GET('/refreshtoken', {
      params: { header: { isRefreshToken: 'true' } },
      headers: { Authorization: `Bearer ${refreshToken}` },
      signal: signal ?? null,
    }),
  );
}

/** Revokes the tokens of a log-in on the server; the token is given because the session has forgotten it by then. */
export async function logOut(client: ApiClient, accessToken: string): Promise<void> {
  await confirmed(
    client.http.POST('/logout', { headers: { Authorization: `Bearer ${accessToken}` }, keepalive: true }),
  );
}

/** What a session loads after log-in and on every start. */
export interface SessionData {
  readonly user: components['schemas']['UserDetails'];
  readonly regions: readonly components['schemas']['Region'][];
  readonly permissions: components['schemas']['PermissionTree'];
}

/** Loads user, regions and permission tree of the log-in in parallel. */
export async function loadSessionData(client: ApiClient): Promise<SessionData> {
  const [user, regions, permissions] = await Promise.all([
    answerOf(client.http.GET('/getUserByUsername')),
    answerOf(client.http.GET('/region/getAll')),
    answerOf(client.http.GET('/roleModulePermission/getRoleBaseModule')),
  ]);
  return { user, regions, permissions };
}

/** Stores the language of the user; the wire takes the lower-case code. */
export const saveLanguage = (
  client: ApiClient,
  defaultLanguage: components['schemas']['LanguageChoice']['defaultLanguage'],
) => answerOf(client.http.POST('/changesDefaultLanguage', { body: { defaultLanguage } }));
