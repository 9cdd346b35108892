import { randomUUID } from 'node:crypto';
import type { components } from '@resonanz/contract/types';
import type { Database } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/schema.ts';
import { ApiError, notFound } from '../../platform/http/ApiError.ts';
import { byteRange } from '../../platform/http/byteRange.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { checkFile, type UncheckedFile } from '../../platform/storage/checkFile.ts';
import type { FileKind } from '../../platform/storage/fileKinds.ts';
import { signedAddress } from '../../platform/storage/signedAddress.ts';
import { fileRuleOf, fileSubjects } from '../ownership/door.ts';
import { type FilePlace, rejectFull } from './admitToFiles.ts';
import {
  type AnyPlace,
  findFile,
  findFileRow,
  findFilesByIds,
  findFilesOf,
  findFilesOfAll,
  findPlace,
  insertFile,
  markDeleted,
} from './queries/files.ts';
import { lockUser } from './queries/uploads.ts';

type StoredFile = components['schemas']['StoredFile'];

const LONGEST_NAME = 160;

/** What a caller needs of the services to work with files. */
export type FileServices = Pick<Services, 'db' | 'storage' | 'clock' | 'hashKey'>;

const toWire = ({ hashKey, clock }: FileServices, row: Omit<StoredFile, 'url'>): StoredFile => ({
  ...row,
  url: signedAddress(hashKey, row.fileId, clock.now()),
});

/** A file name for display only: without control characters, shortened before the extension. */
function shownName(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim();
  const extension = /\.\w{1,5}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, clean.length - extension.length).slice(0, LONGEST_NAME) + extension;
}

/** Checks and stores a file of a record; the caller has checked who may do so. */
export async function storeFile(
  services: FileServices,
  draft: UncheckedFile,
  { subject, subjectId, kind, userId }: FilePlace & { kind: FileKind; userId: number },
): Promise<StoredFile> {
  const { db, storage, clock } = services;
  await rejectFull(db, { subject, subjectId });
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
    const row = await db.transaction().execute(async (tx) => {
      if (fileSubjects[subject].maxFiles !== undefined) {
        // Such records have one owner: his uploads at once cannot exceed the limit.
        await lockUser(tx, userId);
        await rejectFull(tx, { subject, subjectId });
      }
      return insertFile(tx, { ...values, created_at: clock.now() });
    });
    return toWire(services, row);
  } catch (error) {
    // Bytes that no row names would remain for ever.
    await storage.remove(kind, key);
    throw error;
  }
}

/** The files of a record, the newest first. */
export async function filesOf(services: FileServices, place: FilePlace): Promise<StoredFile[]> {
  const rows = await findFilesOf(services.db, place);
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
  const rows = await findFilesOfAll(services.db, subject, subjectIds, kind);
  return rows.map((row) => toWire(services, row));
}

/** The files with these ids, as far as they were not deleted. */
export async function filesByIds(services: FileServices, fileIds: readonly number[]): Promise<StoredFile[]> {
  if (fileIds.length === 0) return [];
  const rows = await findFilesByIds(services.db, fileIds);
  return rows.map((row) => toWire(services, row));
}

/** A file with its bytes as an answer, or with the part of them that a Range header asks for. */
export async function fileAnswer(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  fileId: number,
  range?: string,
): Promise<FileAnswer> {
  const row = await findFileRow(db, fileId);
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
  const row = await findPlace(db, fileId);
  if (row === undefined) throw notFound();
  return row;
}

/** A file as the lists show it, unless it was deleted. */
export async function fileById(services: FileServices, fileId: number): Promise<StoredFile> {
  const row = await findFile(services.db, fileId);
  if (row === undefined) throw notFound();
  return toWire(services, row);
}

/** Removes the bytes of files that are marked as deleted, once that is committed. */
export async function removeBytes(
  { storage }: Pick<FileServices, 'storage'>,
  files: Awaited<ReturnType<typeof markDeleted>>,
): Promise<void> {
  for (const { kind, key } of files) await storage.remove(kind, key);
}

/** Deletes files: their rows remain as a record, their bytes are gone. */
const remove = async (services: FileServices, choose: { fileId: number } | AnyPlace): Promise<void> =>
  removeBytes(services, await markDeleted(services.db, choose, services.clock.now()));

/** Marks a file as deleted in a transaction; `removeBytes` follows once it is committed. */
export const markFileDeleted = (tx: Tx, { clock }: Pick<FileServices, 'clock'>, fileId: number) =>
  markDeleted(tx, { fileId }, clock.now());

/** Deletes a file. */
export const removeFile = (services: FileServices, fileId: number): Promise<void> => remove(services, { fileId });

/** Deletes every file of a record that is deleted or made anonymous; to be called after its transaction. */
export const removeFilesOf = (services: FileServices, place: AnyPlace): Promise<void> => remove(services, place);
