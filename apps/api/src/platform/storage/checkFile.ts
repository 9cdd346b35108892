import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { file, type FileFacts, type FileKind as FileRule } from '@resonanz/validators/file';
import { ApiError, invalidFields } from '../http/ApiError.ts';
import type { DraftFile } from '../http/DraftFolder.ts';
import { checkPicture } from '../media/pictures.ts';
import { contentTypeOf } from './fileKinds.ts';
import { listZipParts, unpackZipPart } from './zipParts.ts';

/** Maximum unpacked size of a docx or xlsx in bytes. */
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;

/** The part that identifies the document type of an archive. */
const mainParts: Readonly<Record<string, string>> = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' };

const pictures: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg']);

/** A file that may be stored: its type and, for a picture, its rewritten content. */
export interface CheckedFile {
  extension: string;
  contentType: string;
  size: number;
  /** Bytes to store instead of the draft. */
  bytes?: Buffer;
}

function fileError(key: string): ApiError {
  return invalidFields([{ field: 'file', key }]);
}

/** Checks that an office document has its main part, no macros, and a bounded unpacked size. */
async function checkOffice(bytes: Buffer, extension: string): Promise<void> {
  try {
    const parts = listZipParts(bytes);
    const hasMain = parts.some(({ name }) => name === mainParts[extension]);
    const isHostile = parts.some(({ name, isEncrypted }) => isEncrypted || name.endsWith('vbaProject.bin'));
    if (!hasMain || isHostile) throw fileError('fileContentMismatch');
    let left = MAX_UNPACKED_BYTES;
    for (const part of parts) {
      left -= (await unpackZipPart(bytes, part, left)).length;
      if (left < 0) throw fileError('fileTooLarge');
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isBomb = error.fieldErrors.some(({ key }) => key === 'importFileUnpacksTooLarge' || key === 'fileTooLarge');
    throw fileError(isBomb ? 'fileTooLarge' : 'fileContentMismatch');
  }
}

/** A file on disk that has not been checked yet. */
export type UncheckedFile = Omit<DraftFile, 'digest'>;

/** Checks name, size and, once available, the first bytes of a file by docs/domain/files.md#uploads. */
export function checkFacts(facts: FileFacts, rule: FileRule): void {
  const [first] = file(rule).validate(facts).issues ?? [];
  if (first !== undefined) throw fileError(first.code);
}

/** Checks an uploaded file by docs/domain/files.md#uploads: the content decides, the extension must match. */
export async function checkFile(draft: UncheckedFile, rule: FileRule): Promise<CheckedFile> {
  const { fileName, size, head } = draft;
  checkFacts({ name: fileName, size, head }, rule);
  const extension = path.extname(fileName.trimEnd()).slice(1).toLowerCase();
  const contentType = contentTypeOf(extension);
  if (pictures.has(extension)) {
    const { bytes } = checkPicture({ ...draft, bytes: await readFile(draft.path) });
    return { extension, contentType, size: bytes.length, bytes };
  }
  if (extension in mainParts) await checkOffice(await readFile(draft.path), extension);
  return { extension, contentType, size };
}
