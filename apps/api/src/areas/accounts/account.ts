import { type Kysely, type Selectable, sql } from 'kysely';
import { isRoleId } from '@resonanz/domain/roles';
import { audienceOf } from '../../platform/access/loadCallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Audience } from '../../platform/http/Audience.ts';
import type { UsersTable } from './tables.ts';

/** An account as it is stored. */
export type Account = Selectable<UsersTable>;

/** The area an account logs in to; undefined for a role that the product doesn't know. */
export function audienceOfAccount({ role_id }: Pick<Account, 'role_id'>): Audience | undefined {
  return isRoleId(role_id) ? audienceOf(role_id) : undefined;
}

/** The account of an e-mail address in an area; undefined when there is none there. */
export async function findAccount(
  db: Kysely<Schema>,
  username: string,
  audience: Audience,
): Promise<Account | undefined> {
  const account = await db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', username.trim().toLowerCase())
    .executeTakeFirst();
  return account !== undefined && audienceOfAccount(account) === audience ? account : undefined;
}

/** An account, locked until the transaction ends: log-ins, links and changes of one account follow one another. */
export async function lockAccount(tx: Kysely<Schema>, userId: number): Promise<Account | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Whether an account may be used at all, whatever is still missing for a log-in. */
export function isUsable({ is_active, archived }: Pick<Account, 'is_active' | 'archived'>): boolean {
  return is_active && !archived;
}
