import type { ColumnType, Generated } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull } from './columns.ts';

/** Comments on anything that has a number of its own. */
export interface CommentsTable {
  id: Generated<number>;
  subject_kind: string;
  subject_id: number;
  /** `internal`: the agency alone; `shared`: the brand reads and writes along. */
  audience: 'internal' | 'shared';
  author_user_id: NumberOrNull;
  author_side: 'agency' | 'brand';
  text: string;
  /** Of a video: the version and the second it speaks of. */
  version: NumberOrNull;
  at_seconds: NumberOrNull;
  /** Of a channel: the page of the brand on which it was written, where an answer leads back to it. */
  written_in: ColumnType<'imaActive' | null, 'imaActive' | null | undefined, 'imaActive' | null>;
  created_at: InstantNow;
  edited_at: InstantOrNull;
  deleted_at: InstantOrNull;
}
