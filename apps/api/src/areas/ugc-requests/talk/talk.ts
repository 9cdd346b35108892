import { NOTIFICATION_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { ugcVideoAnchor } from '@resonanz/domain/paths';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { countComments, publishCampaignEvents } from '../../campaigns/door.ts';
import { addComment, commentPage, type CommentSlice } from '../../comments/door.ts';
import { publishAll, publishUgcRequestEvents } from '../../notifications/door.ts';
import { requestOfCreator } from '../creators/queries.ts';
import { noteTalkMail, notifyBrand, notifyResponsibleUsers } from '../notices/notices.ts';
import { assignableUsers } from '../notices/queries.ts';
import { lockedRequest, updateUgcRequest } from '../record/queries/changes.ts';
import { brandsWithRequests } from '../record/queries/requests.ts';
import type { UgcEditor } from '../UgcEditor.ts';
import { versionOfVideo } from '../videos/queries/changes.ts';

type Comment = Schemas['Comment'];

/** The comments on a request, a creator or a video, as the caller may read them. */
export function readTalk(
  { user, services }: Pick<UgcEditor, 'user' | 'services'>,
  kind: 'ugcRequest' | 'ugcVideo' | 'campaignEntry',
  id: number,
  slice: CommentSlice,
): Promise<Schemas['CommentPage']> {
  return commentPage(services.db, user, { kind, id }, slice, services.clock.now());
}

/**
 * Notifies those who look at a request of a new comment; who wrote it is said of shared comments alone, not of the
 * agency's internal ones.
 */
const publishTalk = ({ user, services }: UgcEditor, { audience }: Pick<Comment, 'audience'>, requestId: number) =>
  publishUgcRequestEvents(services.live, audience === 'shared' ? user : null, services.clock.now(), 'comments', [
    requestId,
  ]);

/** Comments on a request (brand sub type 13, agency type 12). */
export async function commentOnUgcRequest(
  editor: UgcEditor,
  { ugcCampaignRequestId: id, text, audience }: Schemas['UgcRequestComment'],
): Promise<Comment> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { comment, messages } = await services.db.transaction().execute(async (tx) => {
    const request = await lockedRequest(tx, user, id);
    const written = await addComment(
      tx,
      user,
      { kind: 'ugcRequest', id },
      { text, ...(audience !== undefined && { audience }) },
      now,
    );
    if (user.audience !== 'brand' && request.started_at === null) await updateUgcRequest(tx, id, { started_at: now });
    const isForBrand = user.audience !== 'brand' && written.audience === 'shared';
    await noteTalkMail(tx, editor, request, {
      kind: 'ugcRequest',
      id,
      title: request.product_name,
      audience: written.audience,
    });
    const toBrand = isForBrand ? await notifyBrand(tx, editor, NOTIFICATION_SUB_TYPE.ugcRequestComment, request) : [];
    return {
      comment: written,
      messages: [
        ...toBrand,
        ...(await notifyResponsibleUsers(tx, editor, NOTIFICATION_TYPE.ugcRequestComment, request)),
      ],
    };
  });
  publishAll(services.live, messages);
  publishTalk(editor, comment, id);
  return comment;
}

/** A brand's comment on a proposed creator (agency type 14). */
export async function commentOnCreator(
  editor: UgcEditor,
  { compaignInfluencerId: id, text }: Schemas['UgcChannelComment'],
): Promise<Comment> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { comment, messages, campaignId, requestId } = await services.db.transaction().execute(async (tx) => {
    const entry = await requestOfCreator(tx, id);
    if (entry === undefined) throw notFound();
    const written = await addComment(tx, user, { kind: 'campaignEntry', id }, { text }, now);
    await countComments(tx, id);
    await noteTalkMail(tx, editor, entry, {
      kind: 'campaignEntry',
      id,
      title: `${entry.product_name}, ${entry.channel_handle}`,
      audience: written.audience,
    });
    const messages = await notifyResponsibleUsers(tx, editor, NOTIFICATION_TYPE.ugcChannelComment, entry, {
      channel: entry.channel_handle,
      refId: entry.campaign_id,
    });
    return { comment: written, messages, campaignId: entry.campaign_id, requestId: entry.id };
  });
  publishAll(services.live, messages);
  publishTalk(editor, comment, requestId);
  publishCampaignEvents(services.live, user, now, [{ campaignId, kind: 'comments', ids: [id] }]);
  return comment;
}

/**
 * Comments on a version of a video, at a time in seconds (brand sub type 13, agency type 12); brands can comment on,
 * and are notified of, only what they were shown.
 */
export async function commentOnVideo(
  editor: UgcEditor,
  { ugcVideoId, version, atSeconds = null, text, audience }: Schemas['UgcVideoComment'],
): Promise<Comment> {
  const { user, services } = editor;
  const now = services.clock.now();
  const { comment, messages, requestId } = await services.db.transaction().execute(async (tx) => {
    const video = await versionOfVideo(tx, ugcVideoId, version);
    if (video === undefined || (user.audience === 'brand' && video.submitted_at === null)) throw notFound();
    const request = await lockedRequest(tx, user, video.request_id);
    const written = await addComment(
      tx,
      user,
      { kind: 'ugcVideo', id: ugcVideoId },
      { text, version, atSeconds, ...(audience !== undefined && { audience }) },
      now,
    );
    const isForBrand = user.audience !== 'brand' && written.audience === 'shared' && video.submitted_at !== null;
    const toBrand = isForBrand ? await notifyBrand(tx, editor, NOTIFICATION_SUB_TYPE.ugcRequestComment, request) : [];
    if (isForBrand || user.audience === 'brand') {
      const thread = {
        kind: 'ugcVideo',
        id: ugcVideoId,
        title: `${request.product_name}, Video ${video.position}`,
        anchor: `#${ugcVideoAnchor(video.position)}`,
      } as const;
      await noteTalkMail(tx, editor, request, { ...thread, audience: written.audience });
    }
    return {
      comment: written,
      messages: [
        ...toBrand,
        ...(await notifyResponsibleUsers(tx, editor, NOTIFICATION_TYPE.ugcRequestComment, request)),
      ],
      requestId: request.id,
    };
  });
  publishAll(services.live, messages);
  publishTalk(editor, comment, requestId);
  return comment;
}

/** People of the agency and brands that lists of requests are narrowed by. */
export async function ugcChoices({ services: { db } }: Pick<UgcEditor, 'services'>): Promise<Schemas['UgcChoices']> {
  const [brands, people] = await Promise.all([brandsWithRequests(db), assignableUsers(db)]);
  return { brands, assignees: people.map(({ id, name }) => ({ id, name: name ?? '' })) };
}
