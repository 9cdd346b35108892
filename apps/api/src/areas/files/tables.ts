import type { Generated } from 'kysely';
import type { Instant, InstantNow, InstantOrNull, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';
import type { FileKind } from '../../platform/storage/fileKinds.ts';
import type { FileSubject } from '../ownership/door.ts';

/** Uploads that come in pieces; the pieces lie in the storage under the id. */
export interface ResumableUploadsTable {
  /** Made by the server. */
  id: string;
  user_id: number;
  subject: FileSubject;
  subject_id: number;
  kind: FileKind;
  /** Name the file came with. */
  name: string;
  /** Bytes it will have. */
  size: number;
  /** Distinguishes the file from others with its name and size. */
  fingerprint: TextOrNull;
  created_at: InstantNow;
  expires_at: Instant;
  /** When finalization started. */
  finishing_at: InstantOrNull;
  /** What has become of it. */
  file_id: NumberOrNull;
}

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
  /** Deletion time; the bytes are removed then. */
  deleted_at: InstantOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    files: FilesTable;
    resumable_uploads: ResumableUploadsTable;
  }
}
