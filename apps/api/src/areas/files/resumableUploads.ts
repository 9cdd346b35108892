import { randomBytes } from 'node:crypto';
import { open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { components } from '@resonanz/contract/types';
import { HEAD_LENGTH } from '@resonanz/validators/file';
import { ApiError, conflict, notFound } from '../../platform/http/ApiError.ts';
import type { UncheckedFile } from '../../platform/storage/checkFile.ts';
import type { FileKind } from '../../platform/storage/fileKinds.ts';
import { type FilePlace, rejectFull } from './admitToFiles.ts';
import { fileById, type FileServices, storeFile } from './files.ts';
import {
  claimUpload,
  deleteExpired,
  deleteUpload,
  findFileId,
  findOpenUpload,
  findOpenUploads,
  findUnfinishedIds,
  insertUpload,
  lockUser,
  type ResumableUpload,
  updateUpload,
} from './queries/uploads.ts';

type StoredFile = components['schemas']['StoredFile'];

/** An announced upload. */
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
const MAX_OPEN = 20;
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Checking and keeping a file takes seconds: who has taken longer has died over it. */
const LONGEST_FINISH_MS = 60_000;

type UploadServices = Pick<FileServices, 'db' | 'storage' | 'clock'>;

const pathOf = async ({ storage }: Pick<FileServices, 'storage'>, id: string): Promise<string> =>
  path.join(await storage.openResumable(), id);

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
    // One after the other for each user, so that two requests at once cannot exceed the limits.
    await lockUser(tx, userId);
    const others = await findOpenUploads(tx, userId, now);
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
    await rejectFull(tx, announced);
    const bytes = others.reduce((sum, row) => sum + row.size, size);
    if (others.length >= MAX_OPEN || bytes > MAX_BYTES) throw conflict('tooManyUploads');
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
      upload: await insertUpload(tx, values),
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
  const row = await findOpenUpload(db, userId, id, clock.now());
  if (row === undefined) throw notFound();
  return row;
}

/** Gives an upload up: its row and what has arrived are gone. */
export async function dropUpload(services: UploadServices, id: string): Promise<void> {
  await deleteUpload(services.db, id);
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
  const row = await claimUpload(db, userId, id, {
    now,
    claimedBefore: new Date(now.getTime() - LONGEST_FINISH_MS),
  });
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
  const fileId = await findFileId(services.db, userId, id);
  return fileId === undefined ? undefined : fileById(services, fileId);
}

/** Turns a complete upload into a file of its record; a rejected one is deleted. */
export async function finishUpload(services: FileServices, userId: number, id: string): Promise<StoredFile> {
  const upload = await claim(services, userId, id);
  const release = () => updateUpload(services.db, id, { finishing_at: null });
  const draft = await pathOf(services, id);
  try {
    const arrived = await stat(draft).then(
      ({ size }) => size,
      () => 0,
    );
    if (arrived < upload.size) throw conflict('uploadIncomplete', { offset: arrived, size: upload.size });
    const { subject, subject_id: subjectId, kind } = upload;
    const file = await storeFile(services, await draftOf(services, upload), { subject, subjectId, kind, userId });
    await updateUpload(services.db, id, { file_id: file.fileId });
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
  const expired = await deleteExpired(db, clock.now());
  const named = new Set((await findUnfinishedIds(db)).map(({ id }) => id));
  for (const piece of pieces) if (!named.has(piece)) await rm(path.join(folder, piece), { force: true });
  return expired.length;
}
