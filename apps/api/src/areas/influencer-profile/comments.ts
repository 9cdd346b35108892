import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Database } from '../../platform/database/connect.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import {
  addComment,
  type CommentChange,
  commentPage,
  type CommentSlice,
  type CommentSubject,
  editComment,
  removeComment,
} from '../comments/door.ts';
import { isVisible } from './queries/people.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

const about = (influencerId: number): CommentSubject => ({ kind: 'influencer', id: influencerId });

/** Comments on an influencer, oldest first, the newest page by default. */
export function influencerComments(
  { user, services }: Editor,
  influencerId: number,
  slice: CommentSlice,
): Promise<Schemas['CommentPage']> {
  return commentPage(services.db, user, about(influencerId), slice, services.clock.now());
}

/** Adds an internal comment on an influencer. */
export async function commentOn(
  { user, services, audit }: Editor,
  influencerId: number,
  text: string,
): Promise<Schemas['Comment']> {
  const comment = await services.db
    .transaction()
    .execute((tx) => addComment(tx, user, about(influencerId), { text, audience: 'internal' }, services.clock.now()));
  audit({
    entity: 'comment',
    entityId: comment.commentId,
    action: HISTORY_ACTION.add,
    changes: { influencerId: [null, influencerId] },
  });
  return comment;
}

const changeOf = ({ user, services }: Editor, tx: Database, commentId: number): CommentChange => ({
  user,
  kind: 'influencer',
  commentId,
  now: services.clock.now(),
  sees: ({ id }) => isVisible(tx, user, id),
});

/** Changes an own comment within an hour. */
export async function changeComment(
  editor: Editor,
  { commentId, text }: Schemas['CommentChange'],
): Promise<Schemas['Comment']> {
  const { comment, before } = await editor.services.db
    .transaction()
    .execute((tx) => editComment(tx, changeOf(editor, tx, commentId), text));
  editor.audit({
    entity: 'comment',
    entityId: commentId,
    action: HISTORY_ACTION.update,
    changes: { text: [before, comment.text] },
  });
  return comment;
}

/** Deletes an own comment, or any as an admin. */
export async function deleteComment(editor: Editor, { commentId }: Schemas['CommentReference']): Promise<null> {
  const { id } = await editor.services.db
    .transaction()
    .execute((tx) => removeComment(tx, changeOf(editor, tx, commentId)));
  editor.audit({
    entity: 'comment',
    entityId: commentId,
    action: HISTORY_ACTION.delete,
    changes: { influencerId: [id, null] },
  });
  return null;
}
