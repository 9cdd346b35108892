import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { todoMutations, todoQueries } from '@resonanz/api-client/todos';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useComments } from '@resonanz/comment-thread/connected';
import type { CommentDraft } from './useCommentDrafts.ts';

/** What colleagues say about a to-do; whoever sees it may write along. */
export function TodoComments({ todoId, ...draft }: { todoId: number } & CommentDraft) {
  const client = useApi();
  const calls = todoMutations(client, useQueryClient());
  const comments = useComments({
    comments: todoQueries(client).comments(todoId),
    add: calls.addComment(todoId),
    edit: calls.editComment(todoId),
    remove: calls.removeComment(todoId),
  });
  return <CommentThread {...draft} headingLevel={3} {...comments} />;
}
