import { type Comment, influencerProfileMutations, influencerProfileQueries } from '@resonanz/api-client/influencer-profile';
import { useApi } from '@resonanz/api-client/react';
import { type CommentItem, CommentThread } from '@resonanz/comment-thread/CommentThread';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** What colleagues say about a person; nobody outside the agency reads it. */
export function ProfileComments({ influencerId }: { influencerId: number }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const client = useApi();
  const mayWrite = useMay('Influencer Management', 'edit');
  const comments = useInfiniteQuery(influencerProfileQueries(client).comments(influencerId));
  const calls = influencerProfileMutations(client, useQueryClient(), influencerId);
  const add = useMutation(calls.addComment());
  const edit = useMutation(calls.editComment());
  const remove = useMutation(calls.removeComment());
  const toItem = ({ commentId, author, role, side, text, createdAt, editedAt, isOwn, mayEdit, mayRemove }: Comment): CommentItem => ({
    id: commentId,
    author: author ?? t('profile.comments.gone'),
    side,
    ...(role !== null && { role: textOr(label, labels, `role.${role}`, t('profile.comments.role.staff')) }),
    text,
    createdAt,
    isEdited: editedAt !== null,
    isOwn,
    mayEdit,
    mayDelete: mayRemove,
  });
  return (
    <CommentThread
      comments={comments.data?.pages.toReversed().flatMap(({ content }) => content.map(toItem))}
      isFailed={comments.isError && comments.data === undefined}
      onReload={() => void comments.refetch()}
      {...(comments.hasNextPage && { onShowOlder: () => comments.fetchNextPage({ throwOnError: true }) })}
      {...(mayWrite
        ? {
            onSend: (text: string) => add.mutateAsync(text),
            onEdit: ({ id }: CommentItem, text: string) => edit.mutateAsync({ commentId: Number(id), text }),
            onDelete: ({ id }: CommentItem) => remove.mutateAsync(Number(id)),
          }
        : { readOnlyReason: t('profile.comments.readOnly') })}
    />
  );
}
