import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { AudienceThread } from '@resonanz/comment-thread/AudienceThread';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useComments } from '@resonanz/comment-thread/connected';
import { useUgcText } from '../useUgcText.ts';
import { useAudience } from './useAudience.ts';
import { useUgcActions } from './useUgcActions.ts';

/** What is said about a request: by a brand and the agency, and for the agency among itself. */
export function RequestTalk({ requestId, choosesAudience }: { requestId: number; choosesAudience: boolean }) {
  const { t } = useUgcText();
  const { calls } = useUgcActions();
  const choice = useAudience(choosesAudience);
  const thread = { ugcCampaignRequestId: requestId };
  const comments = useComments({
    comments: ugcRequestQueries(useApi()).comments(requestId, choice?.audience),
    add: calls.addComment({ ...thread, ...(choice && { audience: choice.audience }) }),
    edit: calls.editComment(thread),
    remove: calls.removeComment(thread),
    read: calls.readComments(thread),
  });
  return choice ? (
    <AudienceThread {...comments} {...choice} />
  ) : (
    <CommentThread {...comments} title={t('word.comments')} />
  );
}
