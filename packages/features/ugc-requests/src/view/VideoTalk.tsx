import { commentThread } from '@resonanz/api-client/comment-thread';
import { useApi } from '@resonanz/api-client/react';
import { ugcRequestMutations, ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { Stack } from '@resonanz/ui/Stack';
import { Switch } from '@resonanz/ui/Switch';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommentChanges } from './useCommentChanges.ts';
import { timeCode, useUgcText } from '../useUgcText.ts';

interface VideoTalkProps {
  videoId: number;
  /** First, second … video: tells the threads of a page apart. */
  position: number;
  /** The version that is seen; without one nothing can be said yet. */
  version: number | undefined;
  /** Where the player stands. */
  seconds: number;
  onSeek: (seconds: number) => void;
  /** The agency chooses whether the brand reads along; a brand always shares. */
  choosesAudience: boolean;
}

/** Comments on a video; each may speak of a second, and leads there. */
export function VideoTalk({ videoId, position, version, seconds, onSeek, choosesAudience }: VideoTalkProps) {
  const { t } = useUgcText();
  const client = useApi();
  const thread = useInfiniteQuery(ugcRequestQueries(client).videoComments(videoId));
  const add = useMutation(ugcRequestMutations(client, useQueryClient()).commentOnVideo());
  const changes = useCommentChanges({ ugcVideoId: videoId });
  const [isPlaced, setPlaced] = useState(true);
  const [isShared, setShared] = useState(false);
  const words = {
    gone: t('ugcRequests.gone'),
    placeOf: ({ atSeconds, version: of }: { atSeconds?: number | null; version?: number | null }) => {
      if (atSeconds === null || atSeconds === undefined) return undefined;
      const label = t(of === version ? 'ugcRequests.video.at' : 'ugcRequests.video.atOf', { time: timeCode(atSeconds), version: of ?? 1 });
      return { label, onOpen: () => onSeek(atSeconds) };
    },
  };
  if (version === undefined) return <CommentThread title={t('ugcRequests.video.comments', { position })} headingLevel={4} {...commentThread(thread, words)} readOnlyReason={t('ugcRequests.video.noVersion')} />;
  return (
    <Stack space={4}>
      <CommentThread
        title={t('ugcRequests.video.comments', { position })}
        headingLevel={4}
        {...commentThread(thread, words)}
        {...changes}
        onSend={(text) => add.mutateAsync({ ugcVideoId: videoId, version, text, atSeconds: isPlaced ? Math.round(seconds * 10) / 10 : null, ...(choosesAudience && { audience: isShared ? 'shared' : 'internal' }) })}
      />
      <Switch isSelected={isPlaced} onChange={setPlaced}>
        {t('ugcRequests.video.place', { time: timeCode(seconds) })}
      </Switch>
      {choosesAudience && (
        <Switch isSelected={isShared} onChange={setShared}>
          {t('ugcRequests.staff.share')}
        </Switch>
      )}
    </Stack>
  );
}
