import { useApi } from '@resonanz/api-client/react';
import { type UgcCreator, ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { CommentDialog } from '@resonanz/comment-thread/CommentDialog';
import { CommentLink, type LinkedDialog } from '@resonanz/comment-thread/CommentLink';
import { useComments } from '@resonanz/comment-thread/connected';
import { useUgcActions } from './useUgcActions.ts';

function CreatorDialog({ entryId, ...dialog }: { entryId: number } & LinkedDialog) {
  const { calls } = useUgcActions();
  const thread = { entryId };
  const comments = useComments({
    comments: ugcRequestQueries(useApi()).creatorComments(entryId),
    add: calls.addCreatorComment(thread),
    edit: calls.editComment(thread),
    remove: calls.removeComment(thread),
    read: calls.readComments(thread),
  });
  return <CommentDialog {...dialog} {...comments} />;
}

/** Opens what brand and agency write about a proposed creator. */
export function CreatorTalk({ creator: { entryId, name, comments } }: { creator: UgcCreator }) {
  return (
    <CommentLink name={name} count={comments}>
      {(dialog) => <CreatorDialog {...dialog} entryId={entryId} />}
    </CommentLink>
  );
}
