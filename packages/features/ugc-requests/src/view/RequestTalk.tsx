import { commentThread } from '@resonanz/api-client/comment-thread';
import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { Stack } from '@resonanz/ui/Stack';
import { Switch } from '@resonanz/ui/Switch';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUgcText } from '../useUgcText.ts';
import { useCommentChanges } from './useCommentChanges.ts';
import { useUgcActions } from './useUgcActions.ts';

/** What brand and agency say about a request; the agency chooses whether the brand reads along. */
export function RequestTalk({ requestId, choosesAudience }: { requestId: number; choosesAudience: boolean }) {
  const { t } = useUgcText();
  const thread = useInfiniteQuery(ugcRequestQueries(useApi()).comments(requestId));
  const { calls } = useUgcActions();
  const add = useMutation(calls.comment());
  const changes = useCommentChanges({ ugcCampaignRequestId: requestId });
  const [isShared, setShared] = useState(false);
  const roles = choosesAudience ? { roleOf: ({ audience }: { audience: 'internal' | 'shared' }) => t(`ugcRequests.audience.${audience}`) } : {};
  return (
    <Stack space={4}>
      <CommentThread
        title={t('ugcRequests.view.comments')}
        {...commentThread(thread, { gone: t('ugcRequests.gone'), ...roles })}
        {...changes}
        onSend={(text) => add.mutateAsync({ ugcCampaignRequestId: requestId, text, ...(choosesAudience && { audience: isShared ? 'shared' : 'internal' }) })}
      />
      {choosesAudience && (
        <Switch isSelected={isShared} onChange={setShared}>
          {t('ugcRequests.staff.share')}
        </Switch>
      )}
    </Stack>
  );
}
