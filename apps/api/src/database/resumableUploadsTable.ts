import type { FileKind } from '../storage/fileKinds.ts';
import type { FileSubject } from '../storage/fileSubjects.ts';
import type { Instant, InstantNow, InstantOrNull, NumberOrNull, TextOrNull } from './columns.ts';

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
  /** Tells the file from others of its name and size. */
  fingerprint: TextOrNull;
  created_at: InstantNow;
  expires_at: Instant;
  /** Since when somebody checks and keeps it. */
  finishing_at: InstantOrNull;
  /** What has become of it. */
  file_id: NumberOrNull;
}
