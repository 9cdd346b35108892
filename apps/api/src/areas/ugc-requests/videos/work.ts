import type { Selectable, Updateable } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { addComment } from '../../comments/door.ts';
import { type LiveMessage, publishAll, publishUgcRequestEvents } from '../../notifications/door.ts';
import { linkOf, mailBrand, mailCreator, notifyResponsibleUsers } from '../notices/notices.ts';
import type { UgcRow } from '../record/order.ts';
import { lockedRequest } from '../record/queries/changes.ts';
import type { UgcVideosTable, UgcVideoVersionsTable } from '../tables.ts';
import type { UgcEditor } from '../UgcEditor.ts';
import {
  fileOfVideo,
  insertVersion,
  isEntryOfCampaign,
  isVersion,
  markAsSubmitted,
  newestVersion,
  requestOfVideo,
  updateVideo,
  videoRow,
} from './queries/changes.ts';
import { videoById } from './queries/videos.ts';

type Video = Schemas['UgcVideo'];
type VideoRow = Selectable<UgcVideosTable>;

const SUBMITTED = 'Eingereicht';
const CORRECTION = 'Korrektur';
const RELEASED = 'Freigegeben';

interface Locked {
  tx: Tx;
  video: VideoRow;
  request: UgcRow;
  /** The newest version; undefined before the first. */
  newest: Pick<Selectable<UgcVideoVersionsTable>, 'version' | 'submitted_at' | 'preview_state'> | undefined;
}

/** Carries out a change of a video whose request is locked; gives back the video as the caller sees it. */
async function change(
  editor: UgcEditor,
  videoId: number,
  act: (locked: Locked) => Promise<LiveMessage[]>,
): Promise<Video> {
  const { services, user } = editor;
  const messages = await services.db.transaction().execute(async (tx) => {
    const request = await lockedRequest(tx, user, await requestOfVideo(tx, user, videoId));
    const video = await videoRow(tx, videoId);
    const newest = await newestVersion(tx, videoId);
    return act({ tx, video, request, newest });
  });
  publishAll(services.live, messages);
  const video = await readVideo(editor, videoId);
  publishUgcRequestEvents(services.live, user.audience === 'brand' ? user : null, services.clock.now(), 'videos', [
    video.ugcCampaignRequestId,
  ]);
  return video;
}

/** A video as the caller sees it; 404 where it does not. */
export async function readVideo(
  { user, services }: Pick<UgcEditor, 'user' | 'services'>,
  videoId: number,
): Promise<Video> {
  const video = await videoById(services.db, { user, services }, videoId);
  if (video === undefined) throw notFound();
  return video;
}

async function store(
  { tx, video }: Pick<Locked, 'tx' | 'video'>,
  editor: UgcEditor,
  values: Updateable<UgcVideosTable>,
  changes: Changes,
  reason: string | null = null,
): Promise<void> {
  if (Object.keys(values).length > 0) await updateVideo(tx, video.id, values);
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'ugc_video',
      entityId: video.id,
      action:
        'contentStatus' in changes || 'finalContentStatus' in changes
          ? HISTORY_ACTION.statusChange
          : HISTORY_ACTION.update,
      changes,
      reason,
    }),
  );
}

/** Adds an uploaded file as the latest version of its video; rejected for an accepted video or one without a creator. */
export function addUgcVersion(
  editor: UgcEditor,
  { ugcVideoId, fileId, note = '' }: Schemas['UgcVersionInput'],
): Promise<Video> {
  const { services, user } = editor;
  return change(editor, ugcVideoId, async (locked) => {
    const { tx, video, newest } = locked;
    if (video.final_content_status === APPROVAL_STATUS.approved)
      throw conflict('videoAccepted', { finalContentStatus: video.final_content_status });
    if (video.campaign_entry_id === null) throw conflict('creatorMissing');
    const file = await fileOfVideo(tx, video.id, fileId);
    if (file === undefined) throw notFound();
    if (!file.content_type.startsWith('video/')) throw invalidFields([{ field: 'fileId', key: 'fileTypeNotAllowed' }]);
    if (await isVersion(tx, fileId)) throw conflict('alreadyAVersion');
    const version = (newest?.version ?? 0) + 1;
    const values = {
      video_id: video.id,
      version,
      file_id: fileId,
      note: note.trim(),
      created_by: user.id,
      created_at: services.clock.now(),
    };
    const id = await insertVersion(tx, values);
    await services.previews.order(tx, id);
    await store(
      locked,
      editor,
      { content_status: SUBMITTED },
      { version: [newest?.version ?? null, version], contentStatus: [video.content_status, SUBMITTED] },
    );
    return [];
  });
}

/** Shows the latest version to the brand and notifies it by mail (docs/domain/mails.md#ugc-mails). */
export function submitUgcVersion(editor: UgcEditor, { ugcVideoId }: Schemas['UgcVideoReference']): Promise<Video> {
  const { services } = editor;
  return change(editor, ugcVideoId, async (locked) => {
    const { tx, video, request, newest } = locked;
    if (newest === undefined || video.content_status !== SUBMITTED)
      throw conflict('versionMissing', { contentStatus: video.content_status });
    if (newest.submitted_at !== null) throw conflict('alreadySubmitted', { version: newest.version });
    await markAsSubmitted(tx, video.id, newest.version, services.clock.now());
    // Until now the brand has only what it decided on: there is nothing new to decide before it is shown.
    await store(
      locked,
      editor,
      { final_content_status: APPROVAL_STATUS.pending },
      { submitted: [null, newest.version] },
    );
    const { position } = video;
    await mailBrand(tx, editor, request, 'ugcVideoReady', {
      product: request.product_name,
      position,
      version: newest.version,
      link: linkOf(services, request.id),
    });
    return [];
  });
}

/** Asks the creator for a correction before the brand sees the version; the words stay with the agency. */
export function askForUgcCorrection(
  editor: UgcEditor,
  { ugcVideoId, comment }: Schemas['UgcCorrection'],
): Promise<Video> {
  const { services, user } = editor;
  const words = comment.trim();
  if (words === '') throw invalidFields([{ field: 'comment', key: 'required' }]);
  return change(editor, ugcVideoId, async (locked) => {
    const { tx, video, request, newest } = locked;
    if (newest === undefined || newest.submitted_at !== null || video.content_status !== SUBMITTED)
      throw conflict('transitionNotAllowed', { contentStatus: video.content_status });
    await addComment(
      tx,
      user,
      { kind: 'ugcVideo', id: video.id },
      { text: words, audience: 'internal', version: newest.version },
      services.clock.now(),
    );
    await store(
      locked,
      editor,
      { content_status: CORRECTION },
      { contentStatus: [video.content_status, CORRECTION] },
      words,
    );
    await mailCreator(tx, editor, video.campaign_entry_id, {
      product: request.product_name,
      decision: 'declined',
      reason: words,
    });
    return [];
  });
}

/**
 * The brand's decision on the version it has seen (docs/domain/transitions.md#final-content-status); a decline takes
 * one of the included correction rounds.
 */
export function decideOnFinalVideo(
  editor: UgcEditor,
  { ugcVideoId, version, finalContentStatus: to, reason = '' }: Schemas['UgcVideoDecision'],
): Promise<Video> {
  const { services, user } = editor;
  const why = reason.trim();
  const isDeclined = to === APPROVAL_STATUS.declined;
  if (isDeclined && why === '') throw invalidFields([{ field: 'reason', key: 'required' }]);
  return change(editor, ugcVideoId, async (locked) => {
    const { tx, video, request, newest } = locked;
    const from = video.final_content_status;
    const fresh = {
      finalContentStatus: from,
      contentStatus: video.content_status,
      version: newest?.version ?? null,
      corrections: video.corrections,
    };
    if (newest === undefined || newest.submitted_at === null || newest.version !== version)
      throw conflict('otherVersion', fresh);
    // What cannot be played yet, or not at all, cannot be judged.
    if (from === APPROVAL_STATUS.pending && newest.preview_state !== 'ready') throw conflict('previewMissing', fresh);
    const verdict = can('finalContentStatus', from, to, { roleId: user.roleId, reason: why !== '', notOnline: false });
    if (!verdict.allowed)
      throw conflict(verdict.reason === 'notOnlineRequired' ? 'transitionNotAllowed' : verdict.reason, fresh);
    if (isDeclined && video.corrections >= video.corrections_included) throw conflict('correctionsUsed', fresh);
    const content = isDeclined ? CORRECTION : RELEASED;
    await store(
      locked,
      editor,
      {
        final_content_status: to,
        content_status: content,
        decline_reason: isDeclined ? why : null,
        corrections: video.corrections + (isDeclined ? 1 : 0),
        decided_at: services.clock.now(),
      },
      { finalContentStatus: [from, to], contentStatus: [video.content_status, content] },
      isDeclined ? why : null,
    );
    await mailCreator(tx, editor, video.campaign_entry_id, {
      product: request.product_name,
      decision: isDeclined ? 'declined' : 'accepted',
      reason: why,
    });
    return notifyResponsibleUsers(
      tx,
      editor,
      isDeclined ? NOTIFICATION_TYPE.finalVideoDeclined : NOTIFICATION_TYPE.finalVideoAccepted,
      request,
      { channel: `#${video.position}` },
    );
  });
}

/** The openings of a video: as many as the brand has ordered, and one where it has ordered none. */
function hooksOf(hooks: readonly string[], ordered: number): string[] {
  const named = hooks.map((hook) => hook.trim());
  if (named.some((hook) => hook === '')) throw invalidFields([{ field: 'hooks', key: 'required' }]);
  if (named.length > Math.max(1, ordered)) throw invalidFields([{ field: 'hooks', key: 'tooManyHooks' }]);
  return named;
}

/** Creator, script, product shipping and number of included corrections of a video. */
export function updateUgcVideo(
  editor: UgcEditor,
  {
    ugcVideoId,
    compaignInfluencerId,
    carrier,
    trackingNumber,
    shippedOn,
    correctionsIncluded,
    script,
    hooks,
  }: Schemas['UgcVideoChange'],
): Promise<Video> {
  return change(editor, ugcVideoId, async (locked) => {
    const { tx, video, request, newest } = locked;
    if (compaignInfluencerId === null && video.campaign_entry_id !== null && newest !== undefined)
      throw conflict('creatorMissing');
    if (
      typeof compaignInfluencerId === 'number' &&
      !(await isEntryOfCampaign(tx, compaignInfluencerId, request.campaign_id ?? 0))
    )
      throw invalidFields([{ field: 'compaignInfluencerId', key: 'choiceInvalid' }]);
    const values: Updateable<UgcVideosTable> = {
      ...(compaignInfluencerId !== undefined && { campaign_entry_id: compaignInfluencerId }),
      ...(carrier !== undefined && { carrier: carrier.trim() }),
      ...(trackingNumber !== undefined && { tracking_number: trackingNumber.trim() }),
      ...(shippedOn !== undefined && { shipped_on: shippedOn }),
      ...(correctionsIncluded !== undefined && { corrections_included: correctionsIncluded }),
      ...(script !== undefined && { script: script.trim() }),
      ...(hooks !== undefined && { hooks: hooksOf(hooks, request.start_variants) }),
    };
    const names = {
      campaign_entry_id: 'compaignInfluencerId',
      carrier: 'carrier',
      tracking_number: 'trackingNumber',
      shipped_on: 'shippedOn',
      corrections_included: 'correctionsIncluded',
      script: 'script',
      hooks: 'hooks',
    } as const;
    const changed = (Object.keys(names) as (keyof typeof names)[]).filter((column) => column in values);
    await store(
      locked,
      editor,
      values,
      Object.fromEntries(changed.map((column) => [names[column], [video[column], values[column]] as const])),
    );
    return [];
  });
}
