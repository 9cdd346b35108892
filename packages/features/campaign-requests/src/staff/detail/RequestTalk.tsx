import { useApi } from '@resonanz/api-client/react';
import { requestAdministrationMutations, requestAdministrationQueries, type RequestCommentAudience } from '@resonanz/api-client/request-administration';
import { useReadMark } from '@resonanz/comment-thread/useReadMark';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Talk } from '../Talk.tsx';

/** The talk about a request, with the brand or among the agency; what is shown counts as read. */
export function RequestTalk({ campaignRequestId }: { campaignRequestId: number }) {
  const client = useApi();
  const [audience, setAudience] = useState<RequestCommentAudience>('shared');
  const calls = requestAdministrationMutations(client, useQueryClient());
  const add = useMutation(calls.addComment(campaignRequestId));
  const edit = useMutation(calls.editComment(campaignRequestId));
  const remove = useMutation(calls.removeComment(campaignRequestId));
  const thread = useInfiniteQuery(requestAdministrationQueries(client).comments(campaignRequestId, audience));
  useReadMark(thread.data?.pages, useMutation(calls.readComments(campaignRequestId)).mutate);
  return (
    <Talk
      audience={audience}
      onAudienceChange={setAudience}
      thread={thread}
      onSend={(text) => add.mutateAsync({ text, audience })}
      onEdit={(commentId, text) => edit.mutateAsync({ commentId, text })}
      onDelete={remove.mutateAsync}
    />
  );
}
