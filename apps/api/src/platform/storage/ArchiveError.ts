import { ApiError } from '../http/ApiError.ts';

/** The archive cannot be read: 422 with the message key at the field `file`. */
export class ArchiveError extends ApiError {
  readonly key: 'importFileBroken' | 'importFileUnpacksTooLarge';

  constructor(key: ArchiveError['key']) {
    super(422, 'VALIDATION_FAILED', key, { fieldErrors: [{ field: 'file', key }] });
    this.key = key;
    this.name = 'ArchiveError';
  }
}
