import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { DEFAULT_ASSIGNEE_ID } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';

/** Users who can be assigned to requests: active accounts whose role may edit them. */
const assignableUsers = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Request')
    .where(sql<boolean>`'edit' = any(p.rights)`)
    // Brands edit their own requests.
    .where('u.role_id', 'not in', [ROLE.brandManager, ROLE.brand, ROLE.tester])
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** Users who can be assigned to requests, ordered by last name. */
export async function assigneeChoices(db: Db): Promise<components['schemas']['RequestPerson'][]> {
  const found = await assignableUsers(db)
    .select(['u.id as userId', 'u.email', fullNameOf('u').as('name')])
    .orderBy('u.last_name')
    .orderBy('u.id')
    .limit(500)
    .execute();
  return found.map(({ userId, name, email }) => ({ userId, fullName: name ?? email }));
}

/** Whether a request can be assigned to a user. */
export async function isAssignable(db: Db, userId: number): Promise<boolean> {
  return (await assignableUsers(db).where('u.id', '=', userId).select('u.id').executeTakeFirst()) !== undefined;
}

/** Mail address and language of a user who can be assigned to requests. */
export const mailboxOfAssignee = (db: Db, userId: number) =>
  assignableUsers(db).where('u.id', '=', userId).select(['u.email', 'u.default_language']).executeTakeFirst();

/**
 * The default assignee of a customer's request: user 9; if absent or inactive the customer's owner, else the first
 * active campaign manager, else an admin (docs/domain/requests.md#assignee). Null when nobody can be assigned.
 */
export async function proposedAssignee(db: Db, customerId: number): Promise<number | null> {
  const row = await assignableUsers(db)
    .select('u.id')
    .orderBy(
      sql`case when u.id = ${DEFAULT_ASSIGNEE_ID} then 0
        when u.id = (select owner_user_id from customers where id = ${customerId}) then 1
        when u.role_id = ${ROLE.campaignManager} then 2 else 3 end`,
    )
    .orderBy('u.id')
    .executeTakeFirst();
  return row?.id ?? null;
}
