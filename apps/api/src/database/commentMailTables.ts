import type { Instant } from './columns.ts';

/** Up to which comment of a thread somebody has read, for those of the agency and for those shared with the brand. */
export interface CommentReadsTable {
  user_id: number;
  subject_kind: string;
  subject_id: number;
  audience: 'internal' | 'shared';
  last_comment_id: number;
}

/** Comments of a thread that somebody is to be mailed about. */
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

/** A channel or its content that its brand is to be mailed about. */
export interface BrandMailsTable {
  entry_id: number;
  kind: 'proposal' | 'content';
  noted_at: Instant;
}

/** When somebody was mailed about comments last. */
export interface CommentMailTimesTable {
  user_id: number;
  sent_at: Instant;
}
