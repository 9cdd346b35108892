import { randomUUID } from 'node:crypto';
import type { components } from '@resonanz/contract/types';
import type { Database } from '../../platform/database/connect.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { ApiError, notFound } from '../../platform/http/ApiError.ts';
import { byteRange } from '../../platform/http/byteRange.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { checkFile, type UncheckedFile } from '../../platform/storage/checkFile.ts';
import type { FileKind } from '../../platform/storage/fileKinds.ts';
import { signedAddress } from '../../platform/storage/signedAddress.ts';
import { fileRuleOf, type FileSubject } from '../ownership/door.ts';
import type { FilePlace } from './admitToFiles.ts';
import type { FilesTable } from './tables.ts';

type StoredFile = components['schemas']['StoredFile'];

/** Most files of one record that are listed. */
const MOST = 200;
const LONGEST_NAME = 160;

/** What a caller needs of the services to work with files. */
export type FileServices = Pick<Services, 'db' | 'storage' | 'clock' | 'hashKey'>;

const fileRows = (db: Database) =>
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

type Row = Omit<StoredFile, 'url'>;

const toWire = ({ hashKey, clock }: FileServices, row: Row): StoredFile => ({
  ...row,
  url: signedAddress(hashKey, row.fileId, clock.now()),
});

/** A name that is only ever shown: without control characters, its end with the extension kept. */
function shownName(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim();
  const extension = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, clean.length - extension.length).slice(0, LONGEST_NAME) + extension;
}

/** Checks and keeps a file of a record; who may do so is for the caller to ask. */
export async function storeFile(
  services: FileServices,
  draft: UncheckedFile,
  { subject, subjectId, kind, userId }: FilePlace & { kind: FileKind; userId: number },
): Promise<StoredFile> {
  const { db, storage, clock } = services;
  const { extension, contentType, size, bytes } = await checkFile(draft, fileRuleOf(subject, kind));
  const key = `${kind}-${randomUUID()}.${extension}`;
  if (bytes === undefined) await storage.keep(kind, key, draft.path);
  else await storage.put(kind, key, bytes);
  try {
    const values = {
      key,
      name: shownName(draft.fileName),
      content_type: contentType,
      size,
      subject,
      subject_id: subjectId,
      kind,
      uploaded_by: userId,
    };
    const { id } = await db
      .insertInto('files')
      .values({ ...values, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return toWire(services, await fileRows(db).where('f.id', '=', id).executeTakeFirstOrThrow());
  } catch (error) {
    // Bytes that no row names would lie there for ever.
    await storage.remove(kind, key);
    throw error;
  }
}

/** The files of a record, the newest first. */
export async function filesOf(services: FileServices, { subject, subjectId }: FilePlace): Promise<StoredFile[]> {
  const rows = await fileRows(services.db)
    .where('f.subject', '=', subject)
    .where('f.subject_id', '=', subjectId)
    .orderBy('f.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => toWire(services, row));
}

/** The files of one kind of several records, the newest first. */
export async function filesOfAll(
  services: FileServices,
  subject: FilePlace['subject'],
  subjectIds: readonly number[],
  kind: FileKind,
): Promise<StoredFile[]> {
  if (subjectIds.length === 0) return [];
  const rows = await fileRows(services.db)
    .where('f.subject', '=', subject)
    .where('f.subject_id', 'in', [...subjectIds])
    .where('f.kind', '=', kind)
    .orderBy('f.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => toWire(services, row));
}

/** A file with its bytes as an answer, or with the part of them that a Range header asks for. */
export async function fileAnswer(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  fileId: number,
  range?: string,
): Promise<FileAnswer> {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const part = byteRange(range, row.size);
  if (part === 'outside')
    throw new ApiError(416, 'RANGE_NOT_SATISFIABLE', 'rangeNotSatisfiable', {
      headers: { 'content-range': `bytes */${row.size}` },
    });
  return new FileAnswer({
    contentType: row.content_type,
    fileName: row.name,
    bytes: await storage.read(row.kind, row.key, part),
    size: row.size,
    part,
  });
}

/** Which record a file belongs to. */
export async function placeOf(db: Database, fileId: number): Promise<FilePlace> {
  const row = await db
    .selectFrom('files')
    .select(['subject', 'subject_id as subjectId'])
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .where('subject', '<>', 'contract')
    .$narrowType<{ subject: FileSubject }>()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** A file as the lists show it, unless it was deleted. */
export async function fileById(services: FileServices, fileId: number): Promise<StoredFile> {
  const row = await fileRows(services.db).where('f.id', '=', fileId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toWire(services, row);
}

/** A record with files, those with calls of their own too. */
type AnyPlace = Pick<FilePlace, 'subjectId'> & Pick<FilesTable, 'subject'>;

/** Deletes files: their rows tell that they were there, their bytes are gone. */
async function remove({ db, storage, clock }: FileServices, choose: { fileId: number } | AnyPlace): Promise<void> {
  const change = db.updateTable('files').set({ deleted_at: clock.now() }).where('deleted_at', 'is', null);
  const chosen =
    'fileId' in choose
      ? change.where('id', '=', choose.fileId)
      : change.where('subject', '=', choose.subject).where('subject_id', '=', choose.subjectId);
  for (const { kind, key } of await chosen.returning(['kind', 'key']).execute()) await storage.remove(kind, key);
}

/** Deletes a file. */
export const removeFile = (services: FileServices, fileId: number): Promise<void> => remove(services, { fileId });

/** Deletes every file of a record, for records that are deleted or made anonymous; to be called after their transaction. */
export const removeFilesOf = (services: FileServices, place: AnyPlace): Promise<void> => remove(services, place);
