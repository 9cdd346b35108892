import { ApiError } from '../../../http/ApiError.ts';

/** Why a file cannot be read; also the key of the message shown. */
export type ImportFileKey =
  | 'importFileMissing'
  | 'importFileEmpty'
  | 'importFileBroken'
  | 'importFileDisguised'
  | 'importFileEncrypted'
  | 'importFileTypeNotAllowed'
  | 'importFileOldExcel'
  | 'importFileTooLarge'
  | 'importTooManyRows'
  | 'importTooManyColumns';

/** A file that cannot be imported at all: 422 with the reason at the field `file`. */
export class ImportFileError extends ApiError {
  constructor(key: ImportFileKey) {
    super(422, 'VALIDATION_FAILED', key, { fieldErrors: [{ field: 'file', key }] });
    this.name = 'ImportFileError';
  }
}
