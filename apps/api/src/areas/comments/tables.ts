import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantNow, InstantOrNull, NumberOrNull } from '../../platform/database/columns.ts';

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

/** The last comment a user has read in a thread, separately for internal and for shared comments. */
export interface CommentReadsTable {
  user_id: number;
  subject_kind: string;
  subject_id: number;
  audience: 'internal' | 'shared';
  last_comment_id: number;
}

/** Comments of a thread that a user has to be mailed about. */
export interface CommentMailsTable {
  user_id: number;
  subject_kind: string;
  subject_id: number;
  /** What the thread is called. */
  title: string;
  /** Where it is read, below the public address. */
  path: string;
  comments: number;
}

/** When a user was last mailed about comments. */
export interface CommentMailTimesTable {
  user_id: number;
  sent_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    comments: CommentsTable;
    comment_reads: CommentReadsTable;
    comment_mails: CommentMailsTable;
    comment_mail_times: CommentMailTimesTable;
  }
}
