import type { Selectable } from 'kysely';
import { isRoleId } from '@resonanz/domain/roles';
import { audienceOf } from '../../platform/access/loadCallUser.ts';
import type { UsersTable } from '../../platform/access/tables.ts';
import type { Audience } from '../../platform/http/Audience.ts';

/** An account as it is stored. */
export type Account = Selectable<UsersTable>;

/** The area an account logs in to; undefined for a role that the product doesn't know. */
export function audienceOfAccount({ role_id }: Pick<Account, 'role_id'>): Audience | undefined {
  return isRoleId(role_id) ? audienceOf(role_id) : undefined;
}

/** Whether an account may be used at all, whatever is still missing for a log-in. */
export function isUsable({ is_active, archived }: Pick<Account, 'is_active' | 'archived'>): boolean {
  return is_active && !archived;
}
