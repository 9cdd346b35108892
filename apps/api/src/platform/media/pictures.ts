import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { file, HEAD_LENGTH, signatureOf } from '@resonanz/validators/file';
import type { Schema } from '../database/schema.ts';
import { type ApiError, invalidFields } from '../http/ApiError.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { BrokenPictureError, type PictureContent } from './PictureContent.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';

/** Maximum pixels per side and in total: a small file may otherwise unpack to gigabytes in a browser. */
const longestSide = 12_000;
const maxPixels = 60_000_000;

const kinds = {
  png: { read: readPng, extension: 'png', contentType: 'image/png' },
  jpeg: { read: readJpeg, extension: 'jpg', contentType: 'image/jpeg' },
} as const;

const image = file('image');

/** A picture that may be stored: its content matches its type and contains nothing else. */
export interface CheckedPicture {
  bytes: Buffer;
  extension: 'png' | 'jpg';
  contentType: string;
}

function read(content: Buffer, kind: keyof typeof kinds): PictureContent | undefined {
  try {
    const picture = kinds[kind].read(content);
    const { width, height } = picture;
    const isDrawable = width > 0 && height > 0 && Math.max(width, height) <= longestSide && width * height <= maxPixels;
    return isDrawable ? picture : undefined;
  } catch (error) {
    if (error instanceof BrokenPictureError) return undefined;
    throw error;
  }
}

/**
 * Checks a picture by its content: PNG or JPEG, complete, with a matching extension. The result is rewritten from the
 * parts that draw the picture, so that it cannot hide a second file or reveal where a photo was taken.
 */
export function checkPicture({ field, fileName, bytes }: UploadedFile): CheckedPicture {
  const pictureError = (key: string): ApiError => invalidFields([{ field, key }]);
  const head = bytes.subarray(0, HEAD_LENGTH);
  const { issues } = image.validate({ name: fileName, size: bytes.length, head: new Uint8Array(head) });
  const [first] = issues ?? [];
  if (first !== undefined) throw pictureError(first.code);
  const signature = signatureOf(head);
  if (signature !== 'png' && signature !== 'jpeg') throw pictureError('fileContentMismatch');
  const picture = read(bytes, signature);
  if (picture === undefined) throw pictureError('fileContentMismatch');
  const { extension, contentType } = kinds[signature];
  return { bytes: picture.bytes, extension, contentType };
}

/** The checked picture of a form. */
export function pictureIn(files: readonly UploadedFile[], field: string): CheckedPicture {
  const [only, second] = files.filter((file) => file.field === field);
  if (only === undefined || second !== undefined)
    throw invalidFields([{ field, key: only === undefined ? 'required' : 'tooMany' }]);
  return checkPicture(only);
}

const ownAddress = /^\/media\/(profile-[\da-f-]{36}\.(?:png|jpg))$/;

/** Stores a picture under a generated name and returns its address. */
export async function storePicture(
  tx: Kysely<Schema>,
  { bytes, extension, contentType }: CheckedPicture,
  now: Date,
): Promise<string> {
  const key = `profile-${randomUUID()}.${extension}`;
  await tx.insertInto('media').values({ key, content_type: contentType, bytes, created_at: now }).execute();
  return `/media/${key}`;
}

/** Deletes a picture stored for one record; pictures at other addresses stay. */
export async function deletePicture(tx: Kysely<Schema>, address: string | null): Promise<void> {
  const key = ownAddress.exec(address ?? '')?.[1];
  if (key !== undefined) await tx.deleteFrom('media').where('key', '=', key).execute();
}
