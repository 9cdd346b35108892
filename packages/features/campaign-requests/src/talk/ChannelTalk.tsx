import { lazy, Suspense } from 'react';
import { CommentLink } from '@resonanz/comment-thread/CommentLink';

const ChannelDialog = lazy(async () => ({ default: (await import('./ChannelDialog.tsx')).ChannelDialog }));

interface ChannelTalkProps {
  channel: { readonly entryId: number; readonly name: string; readonly comments: number };
  /** Answers lead back to IMA active. */
  isInImaActive?: boolean;
}

/** Opens what brand and agency write about a channel. */
export function ChannelTalk({ channel: { entryId, name, comments }, isInImaActive = false }: ChannelTalkProps) {
  return (
    <CommentLink name={name} count={comments}>
      {(dialog) => (
        <Suspense>
          <ChannelDialog {...dialog} thread={{ entryId, isInImaActive }} />
        </Suspense>
      )}
    </CommentLink>
  );
}
