import type { components } from '@resonanz/contract/types';
import { staffPaths } from '@resonanz/domain/paths';
import type { Tx } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import {
  agencyUsers,
  countComments,
  type EntryEditor,
  notifyAgency,
  publishCampaignEvents,
} from '../campaigns/door.ts';
import {
  addComment,
  commentPage,
  type CommentSlice,
  type CommentSubject,
  editComment,
  type NewComment,
  noteCommentMail,
  removeComment,
} from '../comments/door.ts';
import { type LiveMessage, publishAll, publishRequestEvents } from '../notifications/door.ts';
import { brandName, notifyResponsibleUser } from './notices.ts';
import { lockedSeenEntry } from './queries/channels.ts';
import { lockedRequest } from './queries/requests.ts';

type Comment = components['schemas']['Comment'];
type Kind = 'campaignRequest' | 'campaignEntry';

/** What brand and agency wrote about a request or one of its channels; the caller sees it. */
export const readThread = (
  { user, services }: Omit<EntryEditor, 'audit'>,
  subject: CommentSubject & { kind: Kind },
  slice: CommentSlice,
): Promise<components['schemas']['CommentPage']> =>
  commentPage(services.db, user, subject, slice, services.clock.now());

interface PublishedChange {
  messages?: readonly LiveMessage[];
  requestId: number;
  /** The campaign and the channel, where the thread is about one. */
  entry?: { campaignId: number; id: number };
}

function publish({ user, services }: EntryEditor, { messages = [], requestId, entry }: PublishedChange): void {
  const now = services.clock.now();
  publishAll(services.live, messages);
  publishRequestEvents(services.live, user, now, 'comments', [requestId]);
  if (entry)
    publishCampaignEvents(services.live, user, now, [
      { campaignId: entry.campaignId, kind: 'comments', ids: [entry.id] },
    ]);
}

/** What a thread belongs to, locked; 404 unless the brand sees it. */
async function placeOf(
  tx: Tx,
  { user }: EntryEditor,
  { kind, id }: CommentSubject & { kind: Kind },
): Promise<PublishedChange> {
  if (kind === 'campaignRequest') {
    const row = await lockedRequest(tx, user, id);
    if (row.is_draft) throw conflict('requestIsDraft');
    return { requestId: id };
  }
  const entry = await lockedSeenEntry(tx, user, id);
  return { requestId: entry.request_id, entry: { campaignId: entry.campaign_id, id } };
}

/** Comments on a request and notifies the responsible user (type 5). */
export async function commentOnRequest(editor: EntryEditor, id: number, text: string): Promise<Comment> {
  const { user, services } = editor;
  const { comment, messages } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, user, id);
    if (row.is_draft) throw conflict('requestIsDraft');
    const written = await addComment(tx, user, { kind: 'campaignRequest', id }, { text }, services.clock.now());
    // The responsible user is mailed about the brand's comments, at most once an hour
    // (docs/domain/mails.md#comment-mails).
    if (row.assignee_user_id !== null)
      await noteCommentMail(tx, [row.assignee_user_id], {
        kind: 'campaignRequest',
        id,
        title: row.title,
        path: staffPaths.campaignRequestView({ refId: String(id) }),
      });
    return { comment: written, messages: await notifyResponsibleUser(tx, user, row, 'comment') };
  });
  publish(editor, { messages, requestId: id });
  return comment;
}

/** Comments on a proposed or booked channel; notifies the users responsible for the campaign or the request (type 7). */
export async function commentOnChannel(
  editor: EntryEditor,
  id: number,
  { text, writtenIn = null }: Pick<NewComment, 'text' | 'writtenIn'>,
): Promise<Comment> {
  const { user, services } = editor;
  const { comment, change } = await services.db.transaction().execute(async (tx) => {
    const entry = await lockedSeenEntry(tx, user, id);
    const written = await addComment(
      tx,
      user,
      { kind: 'campaignEntry', id },
      { text, writtenIn },
      services.clock.now(),
    );
    await countComments(tx, id);
    const messages = await notifyAgency(tx, 'comment', [entry], { id: user.id, fullName: brandName(user) });
    const path = staffPaths.campaignView({ refId: entry.campaign_id });
    await noteCommentMail(tx, await agencyUsers(tx, [entry.owner_user_id, entry.assignee_user_id], user.id), {
      kind: 'campaignEntry',
      id,
      title: `${entry.campaign_name}, ${entry.channel_handle}`,
      path,
    });
    return {
      comment: written,
      change: { messages, requestId: entry.request_id, entry: { campaignId: entry.campaign_id, id } },
    };
  });
  publish(editor, change);
  return comment;
}

interface Change {
  kind: Kind;
  id: number;
  commentId: number;
}

const changeOf = ({ user, services }: EntryEditor, { kind, id, commentId }: Change) => ({
  user,
  kind,
  commentId,
  now: services.clock.now(),
  // The brand sees what the body names; the comment has to belong to it.
  sees: async (subject: CommentSubject) => subject.id === id,
});

/** Changes an own comment. */
export async function changeThreadComment(editor: EntryEditor, change: Change, text: string): Promise<Comment> {
  const { place, comment } = await editor.services.db.transaction().execute(async (tx) => {
    const found = await placeOf(tx, editor, change);
    const { comment: written } = await editComment(tx, changeOf(editor, change), text);
    return { place: found, comment: written };
  });
  publish(editor, place);
  return comment;
}

/** Deletes an own comment. */
export async function deleteThreadComment(editor: EntryEditor, change: Change): Promise<null> {
  const place = await editor.services.db.transaction().execute(async (tx) => {
    const found = await placeOf(tx, editor, change);
    await removeComment(tx, changeOf(editor, change));
    if (change.kind === 'campaignEntry') await countComments(tx, change.id);
    return found;
  });
  publish(editor, place);
  return null;
}
