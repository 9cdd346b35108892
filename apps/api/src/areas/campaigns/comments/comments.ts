import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import type { Tx } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import {
  addComment,
  commentPage,
  type CommentSlice,
  type CommentSubject,
  editComment,
  noteCommentMail,
  removeComment,
} from '../../comments/door.ts';
import { publishAll } from '../../notifications/door.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { type LockedEntry, lockedEntries } from '../entries/queries/locked.ts';
import { isSeenByBrand } from '../entries/rules.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { publishEntryEvents } from '../notices/entryEvents.ts';
import { notifyAgency, notifyBrands } from '../notices/notices.ts';
import { brandUsers } from '../notices/queries.ts';
import { campaignOfEntry, countComments, placeOfLastBrandComment } from './queries.ts';

const subjectOf = (kind: 'campaign' | 'campaignEntry', id: number): CommentSubject => ({ kind, id });

/** The comments on a campaign or one of its channels, as the caller may read them. */
export function readComments(
  { user, services }: Omit<EntryEditor, 'audit'>,
  kind: 'campaign' | 'campaignEntry',
  id: number,
  slice: CommentSlice,
): Promise<Schemas['CommentPage']> {
  return commentPage(services.db, user, subjectOf(kind, id), slice, services.clock.now());
}

/** Comments on a campaign. */
export async function commentOnCampaign(
  { user, services }: EntryEditor,
  campaignId: number,
  input: Schemas['CommentInput'],
): Promise<Schemas['Comment']> {
  const now = services.clock.now();
  const comment = await services.db
    .transaction()
    .execute((tx) => addComment(tx, user, subjectOf('campaign', campaignId), input, now));
  publishCampaignEvents(services.live, user, now, [{ campaignId, kind: 'comments' }]);
  return comment;
}

/** Whether a comment of the agency answers what the brand last wrote about a channel in IMA active. */
const answersImaActive = async (tx: Tx, entryId: number): Promise<boolean> =>
  (await placeOfLastBrandComment(tx, entryId)) === 'imaActive';

/** Where the brand reads comments on a channel. */
function pathOf(kind: 'comment' | 'answer', refId: string, type: number): string {
  if (kind === 'answer') return brandPaths.imaActive();
  return type === CAMPAIGN_TYPE.ugc ? brandPaths.ugcVideoView({ refId }) : brandPaths.campaignRequestView({ refId });
}

/** Mails the brand about a shared comment, at most once an hour (docs/domain/mails.md#comment-mails). */
async function mailBrand(
  tx: Tx,
  kind: 'comment' | 'answer',
  { id, brand_id, request_id, campaign_type, campaign_name, channel_handle }: LockedEntry,
): Promise<void> {
  if (brand_id === null || request_id === null) return;
  const path = pathOf(kind, String(request_id), campaign_type);
  await noteCommentMail(tx, await brandUsers(tx, brand_id), {
    ...subjectOf('campaignEntry', id),
    title: `${campaign_name}, ${channel_handle}`,
    path,
  });
}

/**
 * Comments on a channel: the owner of the campaign is notified, and the brand when the comment is shared and it sees
 * the channel.
 */
export async function commentOnEntry(
  { user, services }: EntryEditor,
  id: number,
  input: Schemas['CommentInput'],
): Promise<Schemas['Comment']> {
  const now = services.clock.now();
  const { comment, messages, published } = await services.db.transaction().execute(async (tx) => {
    const [entry] = await lockedEntries(tx, user, [id]);
    if (entry === undefined) throw new Error(`Entry ${id} was locked and is gone.`);
    const written = await addComment(tx, user, subjectOf('campaignEntry', id), input, now);
    await countComments(tx, id);
    const isForBrand = written.audience === 'shared' && isSeenByBrand(entry);
    const kind =
      isForBrand && entry.campaign_type !== CAMPAIGN_TYPE.ugc && (await answersImaActive(tx, id))
        ? 'answer'
        : 'comment';
    const toBrand = isForBrand ? await notifyBrands(tx, kind, [entry], user.fullName) : [];
    if (isForBrand) await mailBrand(tx, kind, entry);
    return {
      comment: written,
      messages: [...toBrand, ...(await notifyAgency(tx, 'comment', [entry], user))],
      published: entry,
    };
  });
  publishAll(services.live, messages);
  // The brand is not notified of internal comments, not even of their existence.
  publishEntryEvents(services.live, user, now, 'comments', [
    comment.audience === 'shared' ? published : { ...published, request_id: null },
  ]);
  return comment;
}

/** Publishes to viewers of the campaign that a thread has changed. */
async function publishThread({ user, services }: EntryEditor, { kind, id }: CommentSubject): Promise<void> {
  const campaignId = kind === 'campaign' ? id : await campaignOfEntry(services.db, id);
  if (campaignId !== undefined)
    publishCampaignEvents(services.live, user, services.clock.now(), [
      { campaignId, kind: 'comments', ids: kind === 'campaign' ? [] : [id] },
    ]);
}

const changeOf = ({ user, services }: EntryEditor, { kind, id }: CommentSubject, commentId: number) => ({
  user,
  kind,
  commentId,
  now: services.clock.now(),
  // The path names the subject, and the caller sees it: the comment has to belong to it.
  sees: async (subject: CommentSubject) => subject.id === id,
});

/** Changes an own comment on what the path names. */
export async function changeComment(
  editor: EntryEditor,
  kind: 'campaign' | 'campaignEntry',
  id: number,
  { commentId, text }: Schemas['CommentChange'],
): Promise<Schemas['Comment']> {
  const subject = subjectOf(kind, id);
  const { comment } = await editor.services.db
    .transaction()
    .execute((tx) => editComment(tx, changeOf(editor, subject, commentId), text));
  await publishThread(editor, subject);
  return comment;
}

/** Deletes a comment on what the path names. */
export async function deleteComment(
  editor: EntryEditor,
  kind: 'campaign' | 'campaignEntry',
  id: number,
  { commentId }: Schemas['CommentReference'],
): Promise<null> {
  const subject = subjectOf(kind, id);
  await editor.services.db.transaction().execute(async (tx) => {
    await removeComment(tx, changeOf(editor, subject, commentId));
    if (kind === 'campaignEntry') await countComments(tx, id);
  });
  await publishThread(editor, subject);
  return null;
}
