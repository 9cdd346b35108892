import type { components } from '@resonanz/contract/types';
import { type Kysely, sql } from 'kysely';
import { fullNameOf } from '../../database/fullName.ts';
import type { Schema } from '../../database/schema.ts';

const MOST = 500;

const ownerRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Customer Management')
    .where(sql<boolean>`'edit' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** Active people who can look after customers, by name. */
export async function customerOwners(db: Kysely<Schema>): Promise<components['schemas']['CustomerOwner'][]> {
  const rows = await ownerRows(db)
    .select(['u.id as userId', 'u.email', fullNameOf('u').as('fullName')])
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(MOST)
    .execute();
  return rows.map(({ userId, fullName, email }) => ({ userId, fullName: fullName ?? email }));
}

/** Whether a customer can be given to this user. */
export async function mayOwnCustomers(db: Kysely<Schema>, userId: number): Promise<boolean> {
  return (await ownerRows(db).where('u.id', '=', userId).select('u.id').executeTakeFirst()) !== undefined;
}
