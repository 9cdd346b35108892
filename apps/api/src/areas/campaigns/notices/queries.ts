import { sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import type { Tx } from '../../../platform/database/schema.ts';

/** A user of a brand who is notified of its requests. */
export interface RequestPerson {
  id: number;
  email: string;
  language: 'DE' | 'EN';
}

/** Accounts of a brand that get notifications. */
export async function brandUsers(tx: Tx, customerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [ROLE.brandManager, ROLE.brand])
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .execute();
  return rows.map((row) => row.id);
}

/** Of these accounts those of the agency that may see campaigns, without the one who acts. */
export async function agencyUsers(tx: Tx, ids: readonly (number | null)[], actor: number | null): Promise<number[]> {
  const wanted = ids.filter((id) => id !== null && id !== actor);
  if (wanted.length === 0) return [];
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Management')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where('u.id', 'in', wanted)
    .select('u.id')
    .execute();
  return people.map((person) => person.id);
}

/** Of these accounts those of the agency that may see requests, without the one who acts. */
export async function requestReaders(tx: Tx, ids: readonly (number | null)[], actor: number | null): Promise<number[]> {
  const wanted = ids.filter((id) => id !== null && id !== actor);
  if (wanted.length === 0) return [];
  const people = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Request')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.role_id', 'not in', [ROLE.brandManager, ROLE.brand, ROLE.tester])
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false)
    .where('u.id', 'in', wanted)
    .select('u.id')
    .execute();
  return people.map(({ id }) => id);
}

/**
 * People of a brand who are notified of its requests; those who signed up by token get channels only
 * (docs/domain/notifications.md#sub-types).
 */
export const requestPeople = (tx: Tx, customerId: number): Promise<RequestPerson[]> =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'default_language as language'])
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [ROLE.brandManager, ROLE.brand])
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .where('email_verify', '=', true)
    .where('approved', '=', APPROVAL_STATUS.approved)
    .where('signup_with_token', '=', false)
    .execute();

/** People of a brand who get mails about decisions. */
export const mailedPeople = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'default_language as language'])
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [ROLE.brandManager, ROLE.brand])
    .where('email_verify', '=', true)
    .where('approved', '=', APPROVAL_STATUS.approved)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .orderBy('id')
    .execute();
