import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import {
  requestAdministrationMutations,
  requestAdministrationQueries,
  type RequestCommentAudience,
} from '@resonanz/api-client/requestAdministration';
import { AudienceThread } from '@resonanz/comment-thread/AudienceThread';
import { useComments } from '@resonanz/comment-thread/connected';

/** The talk about a request, with the brand or among the agency. */
export function RequestTalk({ campaignRequestId }: { campaignRequestId: number }) {
  const client = useApi();
  const [audience, setAudience] = useState<RequestCommentAudience>('shared');
  const calls = requestAdministrationMutations(client, useQueryClient());
  const comments = useComments({
    comments: requestAdministrationQueries(client).comments(campaignRequestId, audience),
    add: calls.addComment(campaignRequestId, audience),
    edit: calls.editComment(campaignRequestId),
    remove: calls.removeComment(campaignRequestId),
    read: calls.readComments(campaignRequestId),
  });
  return <AudienceThread {...comments} audience={audience} onAudienceChange={setAudience} />;
}
