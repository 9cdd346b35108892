import { isPermitted, permittedRoutes, buildPermissionTree } from '@resonanz/domain/permissions';
import { isRoleId, isBrand, isManagement, isStaff, ROLE, isAdmin } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { invalidFields, forbidden, conflict } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { UserForm } from '../../../platform/media/userForm.ts';
import type { Account } from '../account.ts';
import type { AccountValues } from './accountFields.ts';

/**
 * Whether a user may grant or revoke a role: only super admins manage admins and super admins
 * (docs/domain/permissions.md#admins).
 */
export function mayAdminister(user: CallUser, roleId: number): boolean {
  if (!isRoleId(roleId)) return false;
  return user.roleId === ROLE.superAdmin || !isAdmin(roleId);
}

/** Rejects a role that the user may not administer. */
export function rejectInvalidRole(user: CallUser, roleId: number): void {
  if (!mayAdminister(user, roleId)) throw forbidden('roleNotAllowed');
}

/** Users cannot deactivate or delete their own account. */
export function rejectOwnAccount(user: CallUser, userId: number): void {
  if (user.id === userId) throw conflict('ownAccount');
}

/** Whether an account is one whose owner confirms its address. */
export const isConfirmed = ({ role_id }: Account): boolean => isRoleId(role_id) && !isStaff(role_id);

const leftByToken: readonly string[] = ['defaultLanguage', 'defaultRegion', 'updatedAt'];

/**
 * Rejects fields that a user may not change in their own profile: after a sign-up by token all but language and region
 * (docs/domain/permissions.md#invited-brands); testers have no region.
 */
export function rejectForeignFields(user: CallUser, { user: input, picture }: UserForm<Schemas['OwnProfile']>): void {
  const isMore = picture !== undefined || Object.keys(input).some((name) => !leftByToken.includes(name));
  if (user.signupWithToken && isMore) throw forbidden();
  if (user.audience === 'tester' && input.defaultRegion !== undefined)
    throw invalidFields([{ field: 'defaultRegion', key: 'unknownField' }]);
  rejectInvalidStartPage(user, input.startPage);
}

/** Rejects a start page for users without one, or one that is not permitted (docs/domain/areas.md#start-page). */
export function rejectInvalidStartPage(user: CallUser, startPage: string | null | undefined): void {
  if (startPage === undefined) return;
  if (user.audience !== 'staff') throw invalidFields([{ field: 'startPage', key: 'unknownField' }]);
  if (startPage === null || isPermitted(startPage, permittedRoutes(buildPermissionTree(user), user))) return;
  throw invalidFields([{ field: 'startPage', key: 'invalidValue' }]);
}

/** Rejects fields that do not match the role: managements and brands need a company, only brands have a customer. */
export function rejectRoleMismatch({
  roleId,
  companyName,
  customerId,
}: Pick<AccountValues, 'roleId' | 'companyName' | 'customerId'>): void {
  if (!isRoleId(roleId)) return;
  const hasCustomer = typeof customerId === 'number';
  if (hasCustomer && !isBrand(roleId)) throw invalidFields([{ field: 'customerId', key: 'invalidValue' }]);
  const needsCompany = isManagement(roleId) || (isBrand(roleId) && !hasCustomer);
  if (needsCompany && (companyName ?? '') === '') throw invalidFields([{ field: 'companyName', key: 'required' }]);
}
