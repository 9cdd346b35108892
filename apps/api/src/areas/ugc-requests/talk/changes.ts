import type { components } from '@resonanz/contract/types';
import type { Tx } from '../../../platform/database/schema.ts';
import { countComments, publishCampaignEvents } from '../../campaigns/door.ts';
import { type CommentSubject, editComment, removeComment } from '../../comments/door.ts';
import { publishUgcRequestEvents } from '../../notifications/door.ts';
import { placeOfCreator } from '../creators/queries.ts';
import { lockedRequest } from '../record/queries/changes.ts';
import type { UgcEditor } from '../UgcEditor.ts';
import { requestOfVideo } from '../videos/queries/changes.ts';

/** A comment of a request, a creator or a video. */
export interface TalkChange {
  kind: 'ugcRequest' | 'ugcVideo' | 'campaignEntry';
  /** What the comment is about. */
  id: number;
  commentId: number;
}

/** Where a comment belongs: its request, and the campaign of the creator it is about. */
interface Place {
  requestId: number;
  campaignId?: number;
}

/** What a thread belongs to, locked; 404 unless the caller sees it. */
async function placeOf(tx: Tx, { user }: UgcEditor, { kind, id }: TalkChange): Promise<Place> {
  if (kind === 'ugcRequest') return { requestId: (await lockedRequest(tx, user, id)).id };
  if (kind === 'ugcVideo') return { requestId: (await lockedRequest(tx, user, await requestOfVideo(tx, user, id))).id };
  const { requestId, campaignId } = await placeOfCreator(tx, user, id);
  return { requestId: (await lockedRequest(tx, user, requestId)).id, campaignId };
}

const changeOf = ({ user, services }: UgcEditor, { kind, id, commentId }: TalkChange) => ({
  user,
  kind,
  commentId,
  now: services.clock.now(),
  // The caller sees what the body names; the comment has to belong to it.
  sees: async (subject: CommentSubject) => subject.id === id,
});

/** The event names no author of the agency: that a thread has changed reveals nothing to the brand. */
function publish({ user, services }: UgcEditor, { requestId, campaignId }: Place, entryId: number): void {
  const now = services.clock.now();
  publishUgcRequestEvents(services.live, user.audience === 'brand' ? user : null, now, 'comments', [requestId]);
  if (campaignId !== undefined)
    publishCampaignEvents(services.live, user, now, [{ campaignId, kind: 'comments', ids: [entryId] }]);
}

/** Changes an own comment. */
export async function changeUgcComment(
  editor: UgcEditor,
  change: TalkChange,
  text: string,
): Promise<components['schemas']['Comment']> {
  const { place, comment } = await editor.services.db.transaction().execute(async (tx) => {
    const found = await placeOf(tx, editor, change);
    const { comment: written } = await editComment(tx, changeOf(editor, change), text);
    return { place: found, comment: written };
  });
  publish(editor, place, change.id);
  return comment;
}

/** Deletes an own comment. */
export async function deleteUgcComment(editor: UgcEditor, change: TalkChange): Promise<null> {
  const place = await editor.services.db.transaction().execute(async (tx) => {
    const found = await placeOf(tx, editor, change);
    await removeComment(tx, changeOf(editor, change));
    if (change.kind === 'campaignEntry') await countComments(tx, change.id);
    return found;
  });
  publish(editor, place, change.id);
  return null;
}
