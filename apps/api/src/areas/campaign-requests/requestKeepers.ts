import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** People who can look after requests: active accounts whose role edits them. */
export const requestKeepers = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('role_permissions as p', 'p.role_id', 'u.role_id')
    .where('p.module_name', '=', 'Campaign Request')
    .where(sql<boolean>`'edit' = any(p.rights)`)
    // Brands edit their own requests.
    .where('u.role_id', 'not in', [2, 3, 8])
    .where('u.is_active', '=', true)
    .where('u.archived', '=', false);

/** These people by name. */
export async function people(
  rows: ReturnType<typeof requestKeepers>,
): Promise<components['schemas']['RequestPerson'][]> {
  const found = await rows
    .select(['u.id as userId', 'u.email', fullNameOf('u').as('name')])
    .orderBy('u.last_name')
    .orderBy('u.id')
    .limit(500)
    .execute();
  return found.map(({ userId, name, email }) => ({ userId, fullName: name ?? email }));
}

/** Whether somebody can be given a request. */
export async function mayKeepRequests(db: Db, userId: number): Promise<boolean> {
  return (await requestKeepers(db).where('u.id', '=', userId).select('u.id').executeTakeFirst()) !== undefined;
}
