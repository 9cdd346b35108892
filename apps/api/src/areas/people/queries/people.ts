import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import { visibleRows } from '../../ownership/door.ts';
import { type PersonKind, rowsOf } from '../personKind.ts';
import type { PeopleTable } from '../tables.ts';

/** A model or creator as it is stored. */
export type StoredPerson = Selectable<PeopleTable>;

/** A person, locked until the transaction ends; 404 for one of the other kind. */
export async function lockPerson(tx: Db, kind: PersonKind, id: number): Promise<StoredPerson> {
  const row = await tx
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** A person of a kind that the caller sees. */
export async function findPerson(
  db: Db,
  user: CallUser,
  kind: PersonKind,
  id: number,
): Promise<StoredPerson | undefined> {
  return db
    .selectFrom('people as p')
    .selectAll('p')
    .where('p.id', '=', id)
    .where(visibleRows(rowsOf[kind], user, 'p'))
    .executeTakeFirst();
}

/** Adds a person; returns the number. */
export async function insertPerson(tx: Db, values: Insertable<PeopleTable>): Promise<number> {
  const { id } = await tx.insertInto('people').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes some columns of a person. */
export async function writePerson(tx: Db, id: number, values: Updateable<PeopleTable>): Promise<void> {
  await tx.updateTable('people').set(values).where('id', '=', id).execute();
}

/** Locks a person of either kind so that no row can start to reference it. */
export async function lockForDelete(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute();
}

/** In how many open requests brands wish for a person. */
export async function countOpenWishes(tx: Db, personId: number): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select count(*)::int as requests from network_wishes w
      left join campaign_requests c on c.id = w.campaign_request_id
      left join ugc_requests u on u.id = w.ugc_request_id
    where w.person_id = ${personId} and w.removed_at is null and coalesce(
      c.active and not c.archived and not c.is_draft,
      u.active and not u.archived and not u.is_draft,
      false)`.execute(tx);
  return rows[0]?.requests ?? 0;
}

/** Deletes a person for good. */
export async function removePerson(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('people').where('id', '=', id).execute();
}
