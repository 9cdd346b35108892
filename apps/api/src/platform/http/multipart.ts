import type { FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';
import { discardRest } from './discardRest.ts';
import type { DraftFile, DraftFolder } from './DraftFolder.ts';
import { outageOf } from './outages.ts';
import type { UploadedFile } from './UploadedFile.ts';

/** Maximum size of a file in a multipart request, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Maximum size of a file that is written to disk: a video (docs/domain/files.md#uploads). */
const maxDraftBytes = 500 * 1024 * 1024;

/** Limits for the multipart parser. */
export const multipartLimits = {
  fileSize: maxFileBytes,
  files: 10,
  fields: 50,
  fieldSize: 1024 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
  parts: 60,
} as const;

/** The parts of a multipart request: texts by name (for a file, its name) and the files. */
export interface MultipartBody {
  body: Record<string, string | string[]>;
  files: UploadedFile[];
  drafts: DraftFile[];
}

function tooLarge(errorKey = 'fileTooLarge'): ApiError {
  return new ApiError(413, 'PAYLOAD_TOO_LARGE', errorKey);
}

/**
 * Reads a multipart request within the limits: into memory, or into a folder, which takes one file or several up to a
 * total size.
 */
export async function readMultipart(
  request: FastifyRequest,
  folder?: DraftFolder,
  maxFileBytes?: number,
): Promise<MultipartBody> {
  if (!request.isMultipart()) throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'multipartExpected');
  const body: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  const files: UploadedFile[] = [];
  const drafts: DraftFile[] = [];
  const ofDrafts = maxFileBytes === undefined ? { fileSize: maxDraftBytes, files: 1 } : { fileSize: maxFileBytes };
  const limits = folder === undefined ? multipartLimits : { ...multipartLimits, ...ofDrafts };
  const add = (name: string, value: string): void => {
    const before = body[name];
    body[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge();
        add(part.fieldname, String(part.value));
        continue;
      }
      const named = { field: part.fieldname, fileName: part.filename, claimedType: part.mimetype };
      if (folder === undefined) files.push({ ...named, bytes: await part.toBuffer() });
      else drafts.push(await folder.write(named, part.file));
      if (part.file.truncated) throw tooLarge(maxFileBytes === undefined ? undefined : 'attachmentsTooLarge');
      if (maxFileBytes !== undefined && drafts.reduce((sum, { size }) => sum + size, 0) > maxFileBytes)
        throw tooLarge('attachmentsTooLarge');
      add(part.fieldname, part.filename);
    }
  } catch (error) {
    discardRest(request);
    if (error instanceof ApiError || outageOf(error) !== undefined) throw error;
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (/LIMIT|TOO_LARGE/.test(code)) throw tooLarge();
    throw new ApiError(400, 'BAD_REQUEST', 'malformedBody');
  }
  return { body: { ...body }, files, drafts };
}
