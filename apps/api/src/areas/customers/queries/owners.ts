import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { ModuleName } from '@resonanz/domain/permissions';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Schema } from '../../../platform/database/schema.ts';

const MAX_ROWS = 500;

/** Modules whose records have an owner. */
type OwnedModule = Extract<ModuleName, 'Customer Management' | 'Customer Leads' | 'Project'>;

/** Active people who can look after records of a module: they may edit them. */
export const ownerRows = (db: Kysely<Schema>, module: OwnedModule) =>
  db
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', module)
    .where(sql<boolean>`'edit' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** These people by name. */
export async function ownersOf(
  db: Kysely<Schema>,
  module: OwnedModule,
): Promise<components['schemas']['CustomerOwner'][]> {
  const rows = await ownerRows(db, module)
    .select(['u.id as userId', 'u.email', fullNameOf('u').as('fullName')])
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ userId, fullName, email }) => ({ userId, fullName: fullName ?? email }));
}

/** Whether a record of a module can be given to this user. */
export async function mayOwn(db: Kysely<Schema>, module: OwnedModule, userId: number): Promise<boolean> {
  return (await ownerRows(db, module).where('u.id', '=', userId).select('u.id').executeTakeFirst()) !== undefined;
}
