import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Tx } from '../../platform/database/schema.ts';
import { conflict, forbidden, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import {
  commentById,
  type CommentSubject,
  countComments,
  insertComment,
  lockComment,
  updateComment,
} from './queries/comments.ts';
import { MAX_COMMENTS } from './rules.ts';

/** The text as it is stored: trimmed plain text; 422 at `text` when it is empty or markup. */
function plainText(text: string): string {
  const trimmed = text.trim();
  const key = [
    trimmed === '' && 'required',
    containsHtml(trimmed) && 'containsHtml',
    containsHtmlEntity(trimmed) && 'htmlCharacterEntityValue',
  ].find((each) => each !== false);
  if (key !== undefined) throw invalidFields([{ field: 'text', key }]);
  return trimmed;
}

/**
 * A comment to be stored; one on a video speaks of a version, and of a second of it or of the whole; one on a channel
 * may be written in IMA active.
 */
export interface NewComment extends Pick<Schemas['CommentInput'], 'text' | 'audience'> {
  version?: number | null;
  atSeconds?: number | null;
  writtenIn?: 'imaActive' | null;
}

/**
 * Stores a comment in the caller's transaction; the caller has checked that the subject is the user's to see. A brand
 * writes for both sides whatever it sends; what the agency does not share stays internal.
 */
export async function addComment(
  tx: Tx,
  user: CallUser,
  subject: CommentSubject,
  { text, audience, version = null, atSeconds = null, writtenIn = null }: NewComment,
  now: Date,
): Promise<Schemas['Comment']> {
  const stored = plainText(text);
  if ((await countComments(tx, subject)) >= MAX_COMMENTS) throw conflict('tooManyComments');
  const isBrand = user.audience === 'brand';
  const id = await insertComment(tx, {
    subject_kind: subject.kind,
    subject_id: subject.id,
    audience: isBrand ? 'shared' : (audience ?? 'internal'),
    author_user_id: user.id,
    author_side: isBrand ? 'brand' : 'agency',
    text: stored,
    version,
    at_seconds: atSeconds,
    written_in: writtenIn,
    created_at: now,
  });
  return written(tx, user, subject.kind, id, now);
}

async function written(
  tx: Tx,
  user: CallUser,
  kind: CommentSubject['kind'],
  commentId: number,
  now: Date,
): Promise<Schemas['Comment']> {
  const found = await commentById(tx, user, kind, commentId, now);
  if (found === undefined) throw notFound();
  return found.comment;
}

/** Who wants to change which comment, and how to find out whether its subject is theirs to see. */
export interface CommentChange {
  user: CallUser;
  kind: CommentSubject['kind'];
  commentId: number;
  now: Date;
  sees(subject: CommentSubject): Promise<boolean>;
}

/** The comment of a change: 404 unless the user reads it and sees its subject. */
async function ownOrVisible(
  tx: Tx,
  { user, kind, commentId, now, sees }: CommentChange,
): Promise<{ comment: Schemas['Comment']; subject: CommentSubject }> {
  await lockComment(tx, commentId);
  const found = await commentById(tx, user, kind, commentId, now);
  if (found === undefined || !(await sees(found.subject))) throw notFound();
  return found;
}

/** Changes the text of an own comment: 403 `notYourComment` for another user's, 409 `commentTooOld` after an hour. */
export async function editComment(
  tx: Tx,
  change: CommentChange,
  text: string,
): Promise<{ comment: Schemas['Comment']; before: string; subject: CommentSubject }> {
  const { user, kind, commentId, now } = change;
  const { comment, subject } = await ownOrVisible(tx, change);
  if (!comment.isOwn) throw forbidden('notYourComment');
  if (!comment.mayEdit) throw conflict('commentTooOld');
  const stored = plainText(text);
  if (stored !== comment.text) await updateComment(tx, commentId, { text: stored, edited_at: now });
  return { comment: await written(tx, user, kind, commentId, now), before: comment.text, subject };
}

/** Removes an own comment, or any when the user is an admin; 403 `notYourComment` else. */
export async function removeComment(tx: Tx, change: CommentChange): Promise<CommentSubject> {
  const { comment, subject } = await ownOrVisible(tx, change);
  if (!comment.mayRemove) throw forbidden('notYourComment');
  await updateComment(tx, change.commentId, { deleted_at: change.now });
  return subject;
}
