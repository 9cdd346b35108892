import { campaignRequestMutations, campaignRequestQueries, type RequestThread } from '@resonanz/api-client/campaign-requests';
import { commentThread } from '@resonanz/api-client/comment-thread';
import { useApi } from '@resonanz/api-client/react';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useReadMark } from '@resonanz/comment-thread/useReadMark';
import { useMessages } from '@resonanz/i18n/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';

interface RequestTalkProps {
  thread: RequestThread;
  title: string;
  headingLevel?: 2 | 3;
  /** Nothing can be written any more. */
  isReadOnly?: boolean;
}

/** What brand and agency write about a request or one of its channels. */
export function RequestTalk({ thread, title, headingLevel = 2, isReadOnly = false }: RequestTalkProps) {
  const t = useMessages(messages);
  const client = useApi();
  const calls = campaignRequestMutations(client, useQueryClient());
  const query = useInfiniteQuery(campaignRequestQueries(client).comments(thread));
  const add = useMutation(calls.addComment(thread));
  const edit = useMutation(calls.editComment(thread));
  const remove = useMutation(calls.removeComment(thread));
  useReadMark(query.data?.pages, useMutation(calls.readComments(thread)).mutate);
  const shown = { headingLevel, title, ...commentThread(query, { gone: t('campaignRequests.talk.gone') }) };
  if (isReadOnly) return <CommentThread {...shown} />;
  return (
    <CommentThread
      {...shown}
      onSend={(text) => add.mutateAsync(text)}
      onEdit={({ id }, text) => edit.mutateAsync({ commentId: Number(id), text })}
      onDelete={({ id }) => remove.mutateAsync(Number(id))}
    />
  );
}
