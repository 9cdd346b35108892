import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { useRequestComments } from './useRequestComments.ts';

interface RequestTalkProps {
  campaignRequestId: number;
  /** Nothing can be written any more. */
  isReadOnly: boolean;
}

/** What brand and agency write about a request. */
export function RequestTalk({ campaignRequestId, isReadOnly }: RequestTalkProps) {
  const title = useMessages(messages)('campaignRequests.talk.request');
  const { onSend, onEdit, onDelete, ...comments } = useRequestComments({ campaignRequestId });
  if (isReadOnly) return <CommentThread {...comments} title={title} />;
  return <CommentThread {...comments} title={title} onSend={onSend} onEdit={onEdit} onDelete={onDelete} />;
}
