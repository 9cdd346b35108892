import { randomBytes } from 'node:crypto';
import { open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Selectable } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { HEAD_LENGTH } from '@resonanz/validators/file';
import type { Database } from '../../platform/database/connect.ts';
import { ApiError, conflict, notFound } from '../../platform/http/ApiError.ts';
import type { UncheckedFile } from '../../platform/storage/checkFile.ts';
import type { FileKind } from '../../platform/storage/fileKinds.ts';
import type { FilePlace } from './admitToFiles.ts';
import { fileById, type FileServices, storeFile } from './files.ts';
import type { ResumableUploadsTable } from './tables.ts';

type StoredFile = components['schemas']['StoredFile'];

/** An upload that comes in pieces. */
export type ResumableUpload = Selectable<ResumableUploadsTable>;

/** What somebody announces. */
export interface Announced extends FilePlace {
  kind: FileKind;
  name: string;
  size: number;
  fingerprint: string | undefined;
}

/** Form of the names that `openUpload` makes; the routes of the protocol take any text. */
const UPLOAD_ID = /^[\da-f]{32}$/;
const LIFETIME_MS = 24 * 60 * 60_000;
/** Open uploads of one person, and their bytes altogether. */
const MOST_OPEN = 20;
const MOST_BYTES = 2 * 1024 * 1024 * 1024;
/** Checking and keeping a file takes seconds: who has taken longer has died over it. */
const LONGEST_FINISH_MS = 60_000;

type UploadServices = Pick<FileServices, 'db' | 'storage' | 'clock'>;

const pathOf = async ({ storage }: Pick<FileServices, 'storage'>, id: string): Promise<string> =>
  path.join(await storage.openResumable(), id);

const openRows = (db: Database, userId: number, now: Date) =>
  db
    .selectFrom('resumable_uploads')
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .where('expires_at', '>', now.toISOString());

/** Takes up an upload of the same file that was left in the middle, or opens one. */
export async function openUpload(
  services: UploadServices,
  userId: number,
  announced: Announced,
): Promise<ResumableUpload> {
  const { db, clock } = services;
  const { subject, subjectId: subject_id, kind, name, size, fingerprint } = announced;
  const now = clock.now();
  const id = randomBytes(16).toString('hex');
  const { upload, isNew } = await db.transaction().execute(async (tx) => {
    // One after the other for each person, so that nobody gets past the limits by asking twice at once.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
    const others = await openRows(tx as unknown as Database, userId, now)
      .selectAll()
      .execute();
    const left = others.find(
      (row) =>
        fingerprint !== undefined &&
        row.fingerprint === fingerprint &&
        row.subject === subject &&
        row.subject_id === subject_id &&
        row.kind === kind &&
        row.name === name &&
        row.size === size,
    );
    if (left !== undefined) return { upload: left, isNew: false };
    const bytes = others.reduce((sum, row) => sum + row.size, size);
    if (others.length >= MOST_OPEN || bytes > MOST_BYTES) throw conflict('tooManyUploads');
    const values = {
      id,
      user_id: userId,
      subject,
      subject_id,
      kind,
      name,
      size,
      fingerprint: fingerprint ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    };
    return {
      upload: await tx.insertInto('resumable_uploads').values(values).returningAll().executeTakeFirstOrThrow(),
      isNew: true,
    };
  });
  if (isNew) await writeFile(await pathOf(services, id), '', { mode: 0o600 });
  return upload;
}

/** An upload of a person that is still open; everything else is not there for him. */
export async function ownUpload(
  { db, clock }: Pick<FileServices, 'db' | 'clock'>,
  userId: number,
  id: string,
): Promise<ResumableUpload> {
  if (!UPLOAD_ID.test(id)) throw notFound();
  const row = await openRows(db, userId, clock.now()).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Gives an upload up: its row and what has arrived are gone. */
export async function dropUpload(services: UploadServices, id: string): Promise<void> {
  await services.db.deleteFrom('resumable_uploads').where('id', '=', id).execute();
  await rm(await pathOf(services, id), { force: true });
}

async function draftOf(services: UploadServices, { id, name, size }: ResumableUpload): Promise<UncheckedFile> {
  const file = await pathOf(services, id);
  const handle = await open(file).catch(() => {
    throw notFound();
  });
  try {
    const head = Buffer.alloc(HEAD_LENGTH);
    const { bytesRead } = await handle.read(head, 0, HEAD_LENGTH, 0);
    return {
      field: 'file',
      fileName: name,
      claimedType: '',
      path: file,
      size,
      head: new Uint8Array(head.subarray(0, bytesRead)),
    };
  } finally {
    await handle.close();
  }
}

async function claim({ db, clock }: UploadServices, userId: number, id: string): Promise<ResumableUpload> {
  const now = clock.now();
  const row = await db
    .updateTable('resumable_uploads')
    .set({ finishing_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where((where) =>
      where.or([
        where('finishing_at', 'is', null),
        where('finishing_at', '<', new Date(now.getTime() - LONGEST_FINISH_MS).toISOString()),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return row;
  await ownUpload({ db, clock }, userId, id);
  throw conflict('stillRunning');
}

/** The file that an upload has become already. */
export async function fileOfUpload(
  services: FileServices,
  userId: number,
  id: string,
): Promise<StoredFile | undefined> {
  const row = await services.db
    .selectFrom('resumable_uploads')
    .select('file_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.file_id == null ? undefined : fileById(services, row.file_id);
}

/** Makes an upload that has arrived whole a file of its record; what is refused is gone. */
export async function finishUpload(services: FileServices, userId: number, id: string): Promise<StoredFile> {
  const upload = await claim(services, userId, id);
  const release = () =>
    services.db.updateTable('resumable_uploads').set({ finishing_at: null }).where('id', '=', id).execute();
  const draft = await pathOf(services, id);
  try {
    const arrived = await stat(draft).then(
      ({ size }) => size,
      () => 0,
    );
    if (arrived < upload.size) throw conflict('uploadIncomplete', { offset: arrived, size: upload.size });
    const { subject, subject_id: subjectId, kind } = upload;
    const file = await storeFile(services, await draftOf(services, upload), { subject, subjectId, kind, userId });
    await services.db.updateTable('resumable_uploads').set({ file_id: file.fileId }).where('id', '=', id).execute();
    await rm(draft, { force: true });
    return file;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) await dropUpload(services, id);
    else await release();
    throw error;
  }
}

/** Deletes uploads whose day is over, and pieces that no upload names. */
export async function clearExpiredUploads(services: UploadServices): Promise<number> {
  const { db, clock, storage } = services;
  const folder = await storage.openResumable();
  // Before the rows are read: what arrives from now on has a row by then.
  const pieces = await readdir(folder);
  const expired = await db
    .deleteFrom('resumable_uploads')
    .where('expires_at', '<=', clock.now().toISOString())
    .returning('id')
    .execute();
  const named = new Set(
    (await db.selectFrom('resumable_uploads').select('id').where('file_id', 'is', null).execute()).map(({ id }) => id),
  );
  for (const piece of pieces) if (!named.has(piece)) await rm(path.join(folder, piece), { force: true });
  return expired.length;
}
