import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { AudienceThread } from '@resonanz/comment-thread/AudienceThread';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useComments } from '@resonanz/comment-thread/connected';
import { Stack } from '@resonanz/ui/Stack';
import { Switch } from '@resonanz/ui/Switch';
import { timeCode, useUgcText } from '../useUgcText.ts';
import { useAudience } from './useAudience.ts';
import { useUgcActions } from './useUgcActions.ts';

interface VideoTalkProps {
  videoId: number;
  /** First, second … video: identifies the thread of the video on the page. */
  position: number;
  /** The version that is seen; without one nothing can be said yet. */
  version: number | undefined;
  /** Where the player stands. */
  seconds: number;
  onSeek: (seconds: number) => void;
  /** The agency speaks with the brand or among itself; a brand has one conversation. */
  choosesAudience: boolean;
}

/** Comments on a video; each may speak of a second, and leads there. */
export function VideoTalk({ videoId, position, version, seconds, onSeek, choosesAudience }: VideoTalkProps) {
  const { t } = useUgcText();
  const { calls } = useUgcActions();
  const [isPlaced, setPlaced] = useState(true);
  const choice = useAudience(choosesAudience);
  const thread = { ugcVideoId: videoId };
  // Without a version nothing is sent: there is no field.
  const atSeconds = isPlaced ? Math.round(seconds * 10) / 10 : null;
  const { onSend, onEdit, onDelete, ...comments } = useComments(
    {
      comments: ugcRequestQueries(useApi()).videoComments(videoId, choice?.audience),
      add: calls.addVideoComment({
        ...thread,
        version: version ?? 0,
        atSeconds,
        ...(choice && { audience: choice.audience }),
      }),
      edit: calls.editComment(thread),
      remove: calls.removeComment(thread),
      read: calls.readComments(thread),
    },
    {
      placeOf: ({ atSeconds: at, version: of }) => {
        if (at === null || at === undefined) return undefined;
        const label = t(of === version ? 'ugcRequests.video.at' : 'ugcRequests.video.atOf', {
          time: timeCode(at),
          version: of ?? 1,
        });
        return { label, onOpen: () => onSeek(at) };
      },
    },
  );
  const content =
    version === undefined
      ? { ...comments, readOnlyReason: t('ugcRequests.video.noVersion') }
      : { ...comments, onSend, onEdit, onDelete };
  return (
    <Stack space={4}>
      {choice ? (
        <AudienceThread {...content} {...choice} headingLevel={4} name={t('ugcRequests.video.title', { position })} />
      ) : (
        <CommentThread {...content} headingLevel={4} title={t('ugcRequests.video.comments', { position })} />
      )}
      {version !== undefined && (
        <Switch isSelected={isPlaced} onChange={setPlaced}>
          {t('ugcRequests.video.place', { time: timeCode(seconds) })}
        </Switch>
      )}
    </Stack>
  );
}
