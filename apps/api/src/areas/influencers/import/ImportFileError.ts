import type { ErrorCode } from '@resonanz/validators/schema';
import { ApiError } from '../../../http/ApiError.ts';

/** Why a file cannot be imported, beyond what the file validator says. */
type ImportFileKey =
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
  constructor(key: ImportFileKey | ErrorCode) {
    super(422, 'VALIDATION_FAILED', key, { fieldErrors: [{ field: 'file', key }] });
    this.name = 'ImportFileError';
  }
}
