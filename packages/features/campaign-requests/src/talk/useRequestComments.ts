import { useQueryClient } from '@tanstack/react-query';
import {
  campaignRequestMutations,
  campaignRequestQueries,
  type RequestThread,
} from '@resonanz/api-client/campaignRequests';
import { useApi } from '@resonanz/api-client/react';
import { useComments } from '@resonanz/comment-thread/connected';

/** What brand and agency write about a request or one of its channels, and what the brand can do with it. */
export function useRequestComments(thread: RequestThread) {
  const client = useApi();
  const calls = campaignRequestMutations(client, useQueryClient());
  return useComments({
    comments: campaignRequestQueries(client).comments(thread),
    add: calls.addComment(thread),
    edit: calls.editComment(thread),
    remove: calls.removeComment(thread),
    read: calls.readComments(thread),
  });
}
