import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { commentThread } from '@resonanz/api-client/commentThread';
import { influencerProfileMutations, influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { type CommentItem, CommentThread } from '@resonanz/comment-thread/CommentThread';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { messages } from './messages.ts';

/** What colleagues say about a person; no one outside the agency reads it. */
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
  return (
    <CommentThread
      {...commentThread(comments, {
        gone: t('profile.comments.gone'),
        roleOf: ({ role }) =>
          role === null ? undefined : textOr(label, labels, `role.${role}`, t('profile.comments.role.staff')),
      })}
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
