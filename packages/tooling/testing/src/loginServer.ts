import { areaOf } from '@resonanz/domain/roles';
import type { Schema } from './builders/schema.ts';
import { buildLoginResult, buildPermissions, buildRegions, buildUser } from './builders/users.ts';
import { createEnvelopeFetch, type EnvelopeFetch } from './envelopeFetch.ts';
import { answerError, answerSuccess } from './http/envelope.ts';

/** Calls of a log-in, as tests name them: one for each area, and those that follow. */
export const LOGIN_CALLS = {
  staff: 'POST /authenticate',
  brand: 'POST /brandAuthenticate',
  testerworld: 'POST /testerworldAuthenticate',
  user: 'GET /getUserByUsername',
  regions: 'GET /region/getAll',
  permissions: 'GET /roleModulePermission/getRoleBaseModule',
  refresh: 'GET /refreshtoken',
  logOut: 'POST /logout',
} as const;

/** The password that a log-in server takes. */
export const PASSWORD = 'Resonanz!2026';

/**
 * Creates a server where each of these users can log in, with the one password, to the area of their role; a campaign
 * manager by default. It answers for the user who logged in last, and before that for the first. Tokens do not expire.
 */
export function createLoginServer(...users: readonly Schema<'UserDetails'>[]): EnvelopeFetch {
  const server = createEnvelopeFetch();
  const [first = buildUser(), ...others] = users;
  let current = first;
  for (const user of [first, ...others]) {
    server.on(LOGIN_CALLS[areaOf(user.role.roleId)], ({ body }) => {
      if ((body as { password: string }).password !== PASSWORD)
        return answerError(401, 'UNAUTHORIZED', 'wrongCredentials');
      current = user;
      return answerSuccess(buildLoginResult(user));
    });
  }
  server.on(LOGIN_CALLS.user, () => answerSuccess(current));
  server.on(LOGIN_CALLS.regions, () => answerSuccess(buildRegions()));
  server.on(LOGIN_CALLS.permissions, () => {
    const { role, signupWithToken } = current;
    return answerSuccess(buildPermissions({ roleId: role.roleId, signupWithToken }));
  });
  server.on(LOGIN_CALLS.logOut, () => answerSuccess(null));
  return server;
}
