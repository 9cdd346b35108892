import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/schema.ts';
import type { ResumableUploadsTable } from '../tables.ts';

/** An upload that comes in pieces. */
export type ResumableUpload = Selectable<ResumableUploadsTable>;

const openRows = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('resumable_uploads')
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .where('expires_at', '>', now.toISOString());

/** Locks a user until the transaction ends, so that uploads of one user are opened one after another. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** The open uploads of a user. */
export const findOpenUploads = (db: Db, userId: number, now: Date): Promise<ResumableUpload[]> =>
  openRows(db, userId, now).selectAll().execute();

/** An open upload of a user. */
export const findOpenUpload = (db: Db, userId: number, id: string, now: Date): Promise<ResumableUpload | undefined> =>
  openRows(db, userId, now).selectAll().where('id', '=', id).executeTakeFirst();

/** Stores an upload. */
export const insertUpload = (tx: Db, values: Insertable<ResumableUploadsTable>): Promise<ResumableUpload> =>
  tx.insertInto('resumable_uploads').values(values).returningAll().executeTakeFirstOrThrow();

/** Size and beginning of an upload, as the protocol asks for them. */
export const findUploadInfo = (db: Db, id: string) =>
  db.selectFrom('resumable_uploads').select(['size', 'created_at']).where('id', '=', id).executeTakeFirst();

/** The file that an upload of a user has become. */
export async function findFileId(db: Db, userId: number, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('resumable_uploads')
    .select('file_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.file_id ?? undefined;
}

/** Claims an open upload to finish it, unless another request has claimed it since `claimedBefore`. */
export const claimUpload = (
  db: Db,
  userId: number,
  id: string,
  { now, claimedBefore }: { now: Date; claimedBefore: Date },
): Promise<ResumableUpload | undefined> =>
  db
    .updateTable('resumable_uploads')
    .set({ finishing_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where((where) =>
      where.or([where('finishing_at', 'is', null), where('finishing_at', '<', claimedBefore.toISOString())]),
    )
    .returningAll()
    .executeTakeFirst();

/** Changes columns of an upload. */
export async function updateUpload(db: Db, id: string, values: Updateable<ResumableUploadsTable>): Promise<void> {
  await db.updateTable('resumable_uploads').set(values).where('id', '=', id).execute();
}

/** Deletes the row of an upload. */
export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('resumable_uploads').where('id', '=', id).execute();
}

/** Deletes the rows of uploads whose time is over. */
export const deleteExpired = (db: Db, now: Date) =>
  db.deleteFrom('resumable_uploads').where('expires_at', '<=', now.toISOString()).returning('id').execute();

/** The ids of uploads that have not become files. */
export const findUnfinishedIds = (db: Db) =>
  db.selectFrom('resumable_uploads').select('id').where('file_id', 'is', null).execute();
