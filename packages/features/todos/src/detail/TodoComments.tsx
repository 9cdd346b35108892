import { useApi } from '@resonanz/api-client/react';
import { type TodoComment, todoMutations, todoQueries } from '@resonanz/api-client/todos';
import { type CommentItem, CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useMessages } from '@resonanz/i18n/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import type { CommentDraft } from './useCommentDrafts.ts';

/** What colleagues say about a to-do; whoever sees it may write along. */
export function TodoComments({ todoId, ...draft }: { todoId: number } & CommentDraft) {
  const t = useMessages(messages);
  const client = useApi();
  const thread = useInfiniteQuery(todoQueries(client).comments(todoId));
  const calls = todoMutations(client, useQueryClient());
  const add = useMutation(calls.addComment(todoId));
  const edit = useMutation(calls.editComment(todoId));
  const remove = useMutation(calls.removeComment(todoId));
  const toItem = ({ commentId, author, side, text, createdAt, editedAt, isOwn, mayEdit, mayRemove }: TodoComment): CommentItem => ({
    id: commentId,
    author: author ?? t('todos.comments.gone'),
    side,
    text,
    createdAt,
    isEdited: editedAt !== null,
    isOwn,
    mayEdit,
    mayDelete: mayRemove,
  });
  return (
    <CommentThread
      {...draft}
      headingLevel={3}
      comments={thread.data?.pages.toReversed().flatMap(({ content }) => content.map(toItem))}
      isFailed={thread.isError && thread.data === undefined}
      onReload={() => void thread.refetch()}
      {...(thread.hasNextPage && { onShowOlder: () => thread.fetchNextPage({ throwOnError: true }) })}
      onSend={(text) => add.mutateAsync(text)}
      onEdit={({ id }, text) => edit.mutateAsync({ commentId: Number(id), text })}
      onDelete={({ id }) => remove.mutateAsync(Number(id))}
    />
  );
}
