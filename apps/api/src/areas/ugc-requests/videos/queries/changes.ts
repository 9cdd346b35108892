import type { Insertable, Selectable, Updateable } from 'kysely';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';
import type { UgcVideosTable, UgcVideoVersionsTable } from '../../tables.ts';

/** The request of a video that the caller sees; 404 for any other. */
export async function requestOfVideo(tx: Db, user: CallUser, videoId: number): Promise<number> {
  const video = await tx
    .selectFrom('ugc_videos as v')
    .select('v.request_id')
    .where('v.id', '=', videoId)
    .where(visibleRows('ugcVideos', user, 'v'))
    .executeTakeFirst();
  if (video === undefined) throw notFound();
  return video.request_id;
}

/** A video as it is stored. */
export const videoRow = (tx: Db, videoId: number): Promise<Selectable<UgcVideosTable>> =>
  tx.selectFrom('ugc_videos').selectAll().where('id', '=', videoId).executeTakeFirstOrThrow();

/** The ids of the videos of a request. */
export async function videoIdsOf(db: Db, requestId: number): Promise<number[]> {
  const videos = await db.selectFrom('ugc_videos').select('id').where('request_id', '=', requestId).execute();
  return videos.map((video) => video.id);
}

/** Adds the videos of an approved request. */
export async function insertVideos(tx: Db, requestId: number, count: number): Promise<void> {
  await tx
    .insertInto('ugc_videos')
    .values(Array.from({ length: count }, (_, index) => ({ request_id: requestId, position: index + 1 })))
    .execute();
}

/** Writes columns of a video. */
export async function updateVideo(tx: Db, videoId: number, values: Updateable<UgcVideosTable>): Promise<void> {
  await tx.updateTable('ugc_videos').set(values).where('id', '=', videoId).execute();
}

/** Whether an entry belongs to a campaign. */
export async function isEntryOfCampaign(tx: Db, entryId: number, campaignId: number): Promise<boolean> {
  const entry = await tx
    .selectFrom('campaign_entries')
    .select('id')
    .where('id', '=', entryId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The newest version of a video; undefined before the first. */
export const newestVersion = (tx: Db, videoId: number) =>
  tx
    .selectFrom('ugc_video_versions')
    .select(['version', 'submitted_at', 'preview_state'])
    .where('video_id', '=', videoId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest version that the brand was shown. */
export const newestSubmittedVersion = (db: Db, videoId: number) =>
  db
    .selectFrom('ugc_video_versions')
    .select(['file_id', 'version'])
    .where('video_id', '=', videoId)
    .where('submitted_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A version of a video with the place of the video in its request. */
export const versionOfVideo = (tx: Db, videoId: number, version: number) =>
  tx
    .selectFrom('ugc_videos as v')
    .innerJoin('ugc_video_versions as w', 'w.video_id', 'v.id')
    .select(['v.request_id', 'v.position', 'w.submitted_at'])
    .where('v.id', '=', videoId)
    .where('w.version', '=', version)
    .executeTakeFirst();

/** A file that was uploaded to a video. */
export const fileOfVideo = (tx: Db, videoId: number, fileId: number) =>
  tx
    .selectFrom('files')
    .select(['id', 'content_type'])
    .where('id', '=', fileId)
    .where('subject', '=', 'ugcVideo')
    .where('subject_id', '=', videoId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Whether a file is already a version of a video. */
export async function isVersion(tx: Db, fileId: number): Promise<boolean> {
  const used = await tx.selectFrom('ugc_video_versions').select('id').where('file_id', '=', fileId).executeTakeFirst();
  return used !== undefined;
}

/** Adds a version; gives back its id. */
export async function insertVersion(tx: Db, version: Insertable<UgcVideoVersionsTable>): Promise<number> {
  const { id } = await tx.insertInto('ugc_video_versions').values(version).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Marks a version as shown to the brand. */
export async function markAsSubmitted(tx: Db, videoId: number, version: number, now: Date): Promise<void> {
  await tx
    .updateTable('ugc_video_versions')
    .set({ submitted_at: now })
    .where('video_id', '=', videoId)
    .where('version', '=', version)
    .execute();
}
