import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/named';

type Comment = components['schemas']['Comment'];

/** What a thread says in words of its own. */
export interface ThreadWords {
  /** Stands for authors whose account is gone. */
  readonly gone: string;
  /** What an author is, beside the name; left out where everybody is the same. */
  readonly roleOf?: (comment: Comment) => string | undefined;
  /** What a comment points at, and what leads there; left out where comments are about the whole. */
  readonly placeOf?: (comment: Comment) => { readonly label: string; readonly onOpen: () => void } | undefined;
}

function itemOf(comment: Comment, { gone, roleOf, placeOf }: ThreadWords) {
  const { commentId: id, author, side, text, createdAt, editedAt, isOwn, mayEdit, mayRemove: mayDelete } = comment;
  const role = roleOf?.(comment);
  const place = placeOf?.(comment);
  return {
    id,
    author: author ?? gone,
    side,
    ...(role !== undefined && { role }),
    ...(place !== undefined && { place }),
    text,
    createdAt,
    isEdited: editedAt !== null,
    isOwn,
    mayEdit,
    mayDelete,
  };
}

/**
 * Comments as `CommentThread` of `@resonanz/comment-thread` takes them: `comments` (undefined until they are there),
 * `isFailed` while none could be loaded, `onReload`, and `onShowOlder` while there are older ones, which rejects when
 * they could not be loaded.
 */
export function commentThread(
  query: UseInfiniteQueryResult<InfiniteData<{ readonly content: readonly Comment[] }>>,
  words: ThreadWords,
) {
  return {
    // The newest part comes first, and each part begins with its oldest comment.
    comments: query.data?.pages.toReversed().flatMap(({ content }) => content.map((comment) => itemOf(comment, words))),
    isFailed: query.isError && query.data === undefined,
    onReload: () => void query.refetch(),
    ...(query.hasNextPage && { onShowOlder: () => query.fetchNextPage({ throwOnError: true }) }),
  };
}
