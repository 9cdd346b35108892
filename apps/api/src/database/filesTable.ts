import type { Generated } from 'kysely';
import type { FileKind } from '../storage/fileKinds.ts';
import type { FileSubject } from '../storage/fileSubjects.ts';
import type { InstantNow, InstantOrNull, NumberOrNull } from './columns.ts';

/** Uploaded files of records; their bytes lie in the storage under the key. */
export interface FilesTable {
  id: Generated<number>;
  /** Name in the storage, made by the server. */
  key: string;
  /** Name the file came with, shortened; only ever shown. */
  name: string;
  content_type: string;
  size: number;
  /** Documents of contracts are no files of everybody: their own calls lead to them. */
  subject: FileSubject | 'contract';
  subject_id: number;
  kind: FileKind;
  uploaded_by: NumberOrNull;
  created_at: InstantNow;
  /** When somebody deleted it; its bytes are gone since then. */
  deleted_at: InstantOrNull;
}
