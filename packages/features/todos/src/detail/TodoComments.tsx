import { commentThread } from '@resonanz/api-client/comment-thread';
import { useApi } from '@resonanz/api-client/react';
import { todoMutations, todoQueries } from '@resonanz/api-client/todos';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
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
  return (
    <CommentThread
      {...draft}
      headingLevel={3}
      {...commentThread(thread, { gone: t('todos.comments.gone') })}
      onSend={(text) => add.mutateAsync(text)}
      onEdit={({ id }, text) => edit.mutateAsync({ commentId: Number(id), text })}
      onDelete={({ id }) => remove.mutateAsync(Number(id))}
    />
  );
}
