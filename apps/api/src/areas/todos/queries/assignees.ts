import { sql } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';

const MAX_ASSIGNEES = 500;

/** Active accounts that may see to-dos. */
export const assigneeRows = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Todos')
    .where(sql<boolean>`'view' = any(p.rights)`)
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** Active people who may see to-dos, by name. */
export async function assignees(db: Db): Promise<Schemas['TodoAssignee'][]> {
  const rows = await assigneeRows(db)
    .select(['u.id as userId', 'u.email', fullNameOf('u').as('fullName')])
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(MAX_ASSIGNEES)
    .execute();
  return rows.map(({ userId, fullName, email }) => ({ userId, fullName: fullName ?? email }));
}

/** Whether a to-do can be given to this user. */
export async function mayBeAssigned(db: Db, userId: number): Promise<boolean> {
  return (await assigneeRows(db).where('u.id', '=', userId).select('u.id').executeTakeFirst()) !== undefined;
}
