import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { FileKind } from '../../../platform/storage/fileKinds.ts';
import type { FileSubject } from '../../ownership/door.ts';
import type { FilePlace } from '../admitToFiles.ts';
import type { FilesTable } from '../tables.ts';

/** Maximum number of files listed for one record. */
const MAX_ROWS = 200;

const fileRows = (db: Db) =>
  db
    .selectFrom('files as f')
    .leftJoin('users as u', 'u.id', 'f.uploaded_by')
    .select([
      'f.id as fileId',
      'f.subject',
      'f.subject_id as subjectId',
      'f.kind',
      'f.name',
      'f.content_type as contentType',
      'f.size',
      'f.uploaded_by as uploadedBy',
      fullNameOf('u').as('uploadedByName'),
      'f.created_at as createdAt',
    ])
    .where('f.deleted_at', 'is', null)
    // Documents of contracts have calls of their own.
    .where('f.subject', '<>', 'contract')
    .$narrowType<{ subject: FileSubject }>();

/** A file that was not deleted, as lists show it. */
export const findFile = (db: Database, fileId: number) => fileRows(db).where('f.id', '=', fileId).executeTakeFirst();

/** The files of a record, the newest first. */
export const findFilesOf = (db: Database, { subject, subjectId }: FilePlace) =>
  fileRows(db)
    .where('f.subject', '=', subject)
    .where('f.subject_id', '=', subjectId)
    .orderBy('f.id', 'desc')
    .limit(MAX_ROWS)
    .execute();

/** The files of one kind of several records, the newest first; the limit is that of each record. */
export const findFilesOfAll = (
  db: Database,
  subject: FilePlace['subject'],
  subjectIds: readonly number[],
  kind: FileKind,
) =>
  fileRows(db)
    .where(
      sql<boolean>`f.id in (select own.id from unnest(${[...subjectIds]}::int[]) as of (subject_id)
        cross join lateral (select e.id from files e where e.subject = ${subject} and e.subject_id = of.subject_id
          and e.kind = ${kind} and e.deleted_at is null order by e.id desc limit ${MAX_ROWS}) own)`,
    )
    .orderBy('f.id', 'desc')
    .execute();

/** The files with these ids that were not deleted. */
export const findFilesByIds = (db: Database, fileIds: readonly number[]) =>
  fileRows(db)
    .where('f.id', 'in', [...fileIds])
    .execute();

/** Stores a file, and returns it as lists show it. */
export async function insertFile(db: Db, values: Insertable<FilesTable>) {
  const { id } = await db.insertInto('files').values(values).returning('id').executeTakeFirstOrThrow();
  return fileRows(db).where('f.id', '=', id).executeTakeFirstOrThrow();
}

/** The row of a file that was not deleted. */
export const findFileRow = (db: Database, fileId: number) =>
  db.selectFrom('files').selectAll().where('id', '=', fileId).where('deleted_at', 'is', null).executeTakeFirst();

/** The record that a file belongs to. */
export const findPlace = (db: Database, fileId: number): Promise<FilePlace | undefined> =>
  db
    .selectFrom('files')
    .select(['subject', 'subject_id as subjectId'])
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .where('subject', '<>', 'contract')
    .$narrowType<{ subject: FileSubject }>()
    .executeTakeFirst();

/** A record with files, those with calls of their own too. */
export type AnyPlace = Pick<FilePlace, 'subjectId'> & Pick<FilesTable, 'subject'>;

/** Marks a file, or those of a record, as deleted; returns where their bytes are. */
export function markDeleted(db: Db, choose: { fileId: number } | AnyPlace, now: Date) {
  const change = db.updateTable('files').set({ deleted_at: now }).where('deleted_at', 'is', null);
  const chosen =
    'fileId' in choose
      ? change.where('id', '=', choose.fileId)
      : change.where('subject', '=', choose.subject).where('subject_id', '=', choose.subjectId);
  return chosen.returning(['kind', 'key']).execute();
}

/** Number of files of a record. */
export async function countFiles(db: Db, { subject, subjectId }: FilePlace): Promise<number> {
  const { files } = await db
    .selectFrom('files')
    .select(sql<number>`count(*)::int`.as('files'))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return files;
}
