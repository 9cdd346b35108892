import type { ErrorCode } from '@resonanz/validators/schema';
import { ApiError } from '../../http/ApiError.ts';

/** Why a file cannot be imported: what the file validator says, and more. */
export type ImportFileKey =
  | ErrorCode
  | 'importFileMissing'
  | 'importFileEmpty'
  | 'importFileBroken'
  | 'importFileEncrypted'
  | 'importFileOldExcel'
  | 'importFileUnpacksTooLarge'
  | 'importTooManyRows'
  | 'importTooManyColumns';

/** A file that cannot be imported at all: 422 with the key of the message at the field `file`. */
export class ImportFileError extends ApiError {
  readonly key: ImportFileKey;

  constructor(key: ImportFileKey) {
    super(422, 'VALIDATION_FAILED', key, { fieldErrors: [{ field: 'file', key }] });
    this.key = key;
    this.name = 'ImportFileError';
  }
}
