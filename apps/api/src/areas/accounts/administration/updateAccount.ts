import type { Kysely } from 'kysely';
import { isBrand, isRoleId, isStaff } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Account } from '../account.ts';
import { startVerification } from '../links/verification.ts';
import { accountValues, type AccountValues } from './accountFields.ts';
import type { AccountEdit, Editor } from './editAccount.ts';
import { rejectLastSuperAdmin } from './mayAdminister.ts';
import { isConfirmed, rejectInvalidRole, rejectRoleMismatch } from './rules.ts';

/** Rejects a role that the user may not grant, a change of the user's own role, and a role of another area. */
async function checkRole(tx: Kysely<Schema>, user: CallUser, account: Account, roleId: number): Promise<void> {
  if (roleId === account.role_id) return;
  if (user.id === account.id) throw forbidden('ownRole');
  rejectInvalidRole(user, roleId);
  const staysInHouse = [isStaff, isBrand].some((isOfArea) =>
    [account.role_id, roleId].every((each) => isRoleId(each) && isOfArea(each)),
  );
  if (!staysInHouse) throw invalidFields([{ field: 'roleId', key: 'roleChangeNotAllowed' }]);
  await rejectLastSuperAdmin(tx, account);
}

/** What decides on what a user sees; a log-in that began with another value ends. */
function decidesOnRows(account: Account, { roleId, customerId, companyName }: AccountValues): boolean {
  const isOther = <Value>(next: Value | undefined, before: Value): boolean => next !== undefined && next !== before;
  const company = isRoleId(account.role_id) && isStaff(account.role_id) ? companyName : undefined;
  return (
    isOther(roleId, account.role_id) ||
    isOther(customerId, account.customer_id) ||
    isOther(company, account.company_name)
  );
}

/** What says whose people an account belongs to. */
const belonging = ['roleId', 'companyName', 'customerId'] as const;

/**
 * Plans an administrator's change of an account: only the fields that were sent, and only if the account has not
 * changed since it was read. A new e-mail address of a brand or tester must be confirmed again.
 */
export async function planUpdate(
  tx: Kysely<Schema>,
  { user, services }: Editor,
  account: Account,
  { updatedAt, ...input }: { updatedAt: string } & object,
): Promise<AccountEdit> {
  await rejectStale(tx, account, updatedAt);
  const values = accountValues(input);
  if (values.roleId !== undefined) await checkRole(tx, user, account, values.roleId);
  if (belonging.some((name) => values[name] !== undefined)) {
    rejectRoleMismatch({
      roleId: account.role_id,
      companyName: account.company_name,
      customerId: account.customer_id,
      ...values,
    });
  }
  const movesMail = values.username !== undefined && values.username !== account.email && isConfirmed(account);
  const ends = movesMail || decidesOnRows(account, values);
  return {
    values: movesMail ? { ...values, emailVerify: false } : values,
    action: HISTORY_ACTION.update,
    ...(ends ? { endsSessions: 'account changed' } : {}),
    ...(movesMail ? { besides: { write: () => startVerification(tx, services, account.id) } } : {}),
  };
}
