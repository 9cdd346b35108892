import { ChatTextIcon } from '@phosphor-icons/react';
import { commentThread } from '@resonanz/api-client/comment-thread';
import { useApi } from '@resonanz/api-client/react';
import { type UgcCreator, ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { CommentDialog } from '@resonanz/comment-thread/CommentDialog';
import { Button } from '@resonanz/ui/Button';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUgcText } from '../useUgcText.ts';
import { useCommentChanges } from './useCommentChanges.ts';
import { useUgcActions } from './useUgcActions.ts';

/** Opens what brand and agency write about a proposed creator. */
export function CreatorTalk({ creator: { compaignInfluencerId, name, comments } }: { creator: UgcCreator }) {
  const { t } = useUgcText();
  const [isOpen, setOpen] = useState(false);
  const thread = useInfiniteQuery({ ...ugcRequestQueries(useApi()).creatorComments(compaignInfluencerId), enabled: isOpen });
  const changes = useCommentChanges({ compaignInfluencerId });
  const add = useMutation(useUgcActions().calls.commentOnCreator());
  return (
    <>
      <Button variant="quiet" iconStart={ChatTextIcon} aria-label={t('ugcRequests.creator.talkName', { name, count: comments })} onPress={() => setOpen(true)}>
        {t('ugcRequests.creator.talk', { count: comments })}
      </Button>
      <CommentDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('ugcRequests.creator.talkTitle', { name })}
        {...commentThread(thread, { gone: t('ugcRequests.gone') })}
        {...changes}
        onSend={(text) => add.mutateAsync({ compaignInfluencerId, text })}
      />
    </>
  );
}
