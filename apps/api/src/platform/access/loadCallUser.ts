import { sql } from 'kysely';
import { effectiveRights, hasRight, isModuleName, type PartialRights, type Right } from '@resonanz/domain/permissions';
import { areaOf, isAdmin, isRoleId, type RoleId } from '@resonanz/domain/roles';
import type { Database } from '../database/connect.ts';
import type { Audience } from '../http/Audience.ts';
import type { AccessClaims } from './AccessTokens.ts';
import type { CallUser } from './CallUser.ts';

/** The audience a role logs in as. */
export function audienceOf(roleId: RoleId): Audience {
  const area = areaOf(roleId);
  return area === 'testerworld' ? 'tester' : area;
}

type StoredRights = Readonly<Record<string, readonly string[]>>;

/** Converts the stored rights of a role to the shape the domain uses. */
export function toRights(stored: StoredRights): PartialRights {
  return Object.fromEntries(
    Object.entries(stored)
      .filter(([module]) => isModuleName(module))
      .map(([module, rights]) => [module, Object.fromEntries(rights.map((right) => [right as Right, true]))]),
  );
}

/**
 * Returns the user behind valid claims with the current role and rights, or undefined when the session or the account
 * has ended.
 */
export async function loadCallUser(db: Database, claims: AccessClaims): Promise<CallUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.role_id',
      'users.company_name',
      'users.customer_id',
      'users.signup_with_token',
      'users.terms_version',
      'users.default_language',
      'users.default_region_id',
      sql<StoredRights>`coalesce((select jsonb_object_agg(module_name, to_jsonb(rights)) from role_permissions
        where role_permissions.role_id = users.role_id), '{}'::jsonb)`.as('rights'),
    ])
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.user_id', '=', claims.userId)
    .where('sessions.audience', '=', claims.audience)
    .where('sessions.revoked_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('users.archived', '=', false)
    .executeTakeFirst();
  if (row === undefined || !isRoleId(row.role_id) || audienceOf(row.role_id) !== claims.audience) return undefined;
  // An invited brand may only read and decide, whatever its role may write
  // (docs/domain/permissions.md#invited-brands).
  const rights = effectiveRights({
    roleId: row.role_id,
    rights: toRights(row.rights),
    signupWithToken: row.signup_with_token,
  });
  return {
    id: row.id,
    email: row.email,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    roleId: row.role_id,
    audience: claims.audience,
    isAdmin: isAdmin(row.role_id),
    companyName: row.company_name,
    customerId: row.customer_id,
    signupWithToken: row.signup_with_token,
    termsVersion: row.terms_version,
    defaultLanguage: row.default_language,
    defaultRegionId: row.default_region_id,
    sessionId: claims.sessionId,
    rights,
    may: (module, right) => hasRight(rights, module, right),
  };
}
