import type { RequestThread } from '@resonanz/api-client/campaignRequests';
import { CommentDialog } from '@resonanz/comment-thread/CommentDialog';
import type { LinkedDialog } from '@resonanz/comment-thread/CommentLink';
import { useRequestComments } from './useRequestComments.ts';

/** What brand and agency write about a channel. */
export function ChannelDialog({ thread, ...dialog }: { thread: RequestThread } & LinkedDialog) {
  return <CommentDialog {...dialog} {...useRequestComments(thread)} />;
}
