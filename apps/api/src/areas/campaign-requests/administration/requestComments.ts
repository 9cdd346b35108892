import { NOTIFICATION_SUB_TYPE } from '@resonanz/domain/notifications';
import { brandPaths } from '@resonanz/domain/paths';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { requestPeople, notifyBrandOfRequest, notifyResponsibleOfRequest } from '../../campaigns/door.ts';
import {
  addComment,
  commentPage,
  type CommentSlice,
  type CommentSubject,
  editComment,
  noteCommentMail,
  removeComment,
} from '../../comments/door.ts';
import { publishAll, publishRequestEvents } from '../../notifications/door.ts';
import { lockedRequest } from './queries/requestChanges.ts';
import type { RequestEditor } from './RequestEditor.ts';

const subjectOf = (id: number): CommentSubject => ({ kind: 'campaignRequest', id });

/** The comments on a request, as the agency reads them. */
export const readRequestComments = (
  { user, services }: Omit<RequestEditor, 'audit'>,
  id: number,
  slice: CommentSlice,
): Promise<Schemas['CommentPage']> => commentPage(services.db, user, subjectOf(id), slice, services.clock.now());

/** Comments on a request; notifies the responsible user, and the brand if the comment is shared (sub type 5). */
export async function commentOnRequest(
  editor: RequestEditor,
  id: number,
  input: Schemas['CommentInput'],
): Promise<Schemas['Comment']> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { comment, messages } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, editor, id);
    const written = await addComment(tx, user, subjectOf(id), input, now);
    const messages = await notifyResponsibleOfRequest(tx, row, user, 'comment');
    if (written.audience === 'internal' || row.archived) return { comment: written, messages };
    const brand = await requestPeople(tx, row.customer_id);
    const path = brandPaths.campaignRequestView({ refId: String(id) });
    await noteCommentMail(
      tx,
      brand.map((person) => person.id),
      { ...subjectOf(id), title: row.title, path },
    );
    return {
      comment: written,
      messages: [
        ...messages,
        ...(await notifyBrandOfRequest(tx, brand, NOTIFICATION_SUB_TYPE.requestComment, row, user)),
      ],
    };
  });
  publishAll(services.live, messages);
  // The event names no author of internal comments: that a thread has changed reveals nothing to the brand.
  publishRequestEvents(services.live, comment.audience === 'shared' ? user : null, now, 'comments', [id]);
  return comment;
}

const changeOf = ({ user, services }: RequestEditor, id: number, commentId: number) => ({
  user,
  kind: 'campaignRequest' as const,
  commentId,
  now: services.clock.now(),
  // The path names the request, and the caller sees it: the comment has to belong to it.
  sees: async (subject: CommentSubject) => subject.id === id,
});

/** Changes an own comment on a request. */
export async function changeRequestComment(
  editor: RequestEditor,
  id: number,
  { commentId, text }: Schemas['CommentChange'],
): Promise<Schemas['Comment']> {
  const { services } = editor;
  const { comment } = await services.db
    .transaction()
    .execute((tx) => editComment(tx, changeOf(editor, id, commentId), text));
  publishRequestEvents(services.live, null, services.clock.now(), 'comments', [id]);
  return comment;
}

/** Deletes a comment on a request. */
export async function deleteRequestComment(
  editor: RequestEditor,
  id: number,
  { commentId }: Schemas['CommentReference'],
): Promise<null> {
  const { services } = editor;
  await services.db.transaction().execute((tx) => removeComment(tx, changeOf(editor, id, commentId)));
  publishRequestEvents(services.live, null, services.clock.now(), 'comments', [id]);
  return null;
}
