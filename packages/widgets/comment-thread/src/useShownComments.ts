import { useState } from 'react';
import type { CommentId, CommentItem } from './comment.ts';

/** So many comments are drawn at first, and so many more each time older ones are asked for. */
export const WINDOW_SIZE = 100;
/** Unread comments are drawn at once up to so many. */
const MAX_UNREAD = 500;

/** Where the newest comments begin, so that all unread ones are among them as far as there is room. */
function firstOfNewest(comments: readonly CommentItem[], firstUnreadId: CommentId | undefined): number {
  const firstUnread = comments.findIndex(({ id }) => id === firstUnreadId);
  const unread = firstUnread === -1 ? 0 : comments.length - firstUnread;
  return Math.max(0, comments.length - Math.max(WINDOW_SIZE, Math.min(MAX_UNREAD, unread)));
}

/**
 * The newest comments, oldest first, and more on demand: a thread of ten thousand draws a hundred. What is shown stays
 * so: the boundary is a moment, to which arriving, older and deleted comments make no difference.
 */
export function useShownComments(comments: readonly CommentItem[], firstUnreadId: CommentId | undefined) {
  const [since, setSince] = useState<number>();
  if (comments.length > 0 && since === undefined) {
    setSince(Date.parse(comments[firstOfNewest(comments, firstUnreadId)]?.createdAt ?? ''));
  }
  const shownFrom =
    since === undefined
      ? 0
      : Math.max(
          0,
          comments.findIndex(({ createdAt }) => Date.parse(createdAt) >= since),
        );
  return {
    shown: comments.slice(shownFrom),
    hidden: shownFrom,
    showMore: () => setSince(Date.parse(comments[Math.max(0, shownFrom - WINDOW_SIZE)]?.createdAt ?? '')),
    showAll: () => setSince(Number.NEGATIVE_INFINITY),
  };
}
