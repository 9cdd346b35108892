/** What identifies a comment of a thread. */
export type CommentId = string | number;

/** One comment of a thread. */
export interface CommentItem {
  /** Unique in the thread. */
  readonly id: CommentId;
  /** Full name of who wrote it. */
  readonly author: string;
  /** Whose side the author is on. */
  readonly side: 'agency' | 'brand';
  /** What the author does, for example "Kampagnenmanagerin"; in the reader's language. */
  readonly role?: string;
  /** Address of the author's picture; initials stand in for it. */
  readonly picture?: string | null;
  /** Plain text. Line breaks stay, addresses that begin with `https://` become links, and markup stays text. */
  readonly text: string;
  /** What it points at, for example a second of a video, and what leads there. */
  readonly place?: { readonly label: string; readonly onOpen: () => void };
  /** When it was written: an instant, ISO 8601 with a zone. */
  readonly createdAt: string;
  /** Whether it was changed afterwards; false by default. */
  readonly isEdited?: boolean;
  /** Whether the reader wrote it, and so may edit and delete it where the thread offers that; false by default. */
  readonly isOwn?: boolean;
  /** Whether the reader may edit it, for example only for an hour; as `isOwn` says by default. */
  readonly mayEdit?: boolean;
  /** Whether the reader may delete it, for example an admin those of others; as `isOwn` says by default. */
  readonly mayDelete?: boolean;
}

/**
 * Greatest number of characters of a comment, unless a thread says otherwise.
 *
 * @source house
 */
export const COMMENT_MAX_LENGTH = 2000;
