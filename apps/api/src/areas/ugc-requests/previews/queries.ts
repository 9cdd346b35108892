import type { Db } from '../../../platform/database/schema.ts';

const versionRows = (db: Db) =>
  db
    .selectFrom('ugc_video_versions as w')
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .innerJoin('ugc_videos as v', 'v.id', 'w.video_id')
    .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .where('f.deleted_at', 'is', null);

/** A version without a preview, with its file and its brand; undefined once it has one. */
export const versionWithoutPreview = (db: Db, versionId: number) =>
  versionRows(db)
    .where('w.id', '=', versionId)
    .where('w.preview_state', '<>', 'ready')
    .select(['f.kind', 'f.key', 'f.content_type', 'k.name as brand', 'r.id as request_id'])
    .executeTakeFirst();

/** The versions without a preview, the newest first. */
export const versionsWithoutPreview = (db: Db) =>
  versionRows(db).where('w.preview_state', '<>', 'ready').select('w.id').orderBy('w.id', 'desc').execute();

/** The request that a version was made for. */
export const requestOfVersion = (db: Db, versionId: number) =>
  versionRows(db).where('w.id', '=', versionId).select('r.id as request_id').executeTakeFirst();

/** The preview of a version and its still, once they are ready. */
export const readyPreview = (db: Db, versionId: number) =>
  db
    .selectFrom('ugc_video_versions as w')
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .where('f.deleted_at', 'is', null)
    .where('w.id', '=', versionId)
    .where('w.preview_state', '=', 'ready')
    .select(['w.preview_key', 'w.preview_size', 'w.poster_key', 'w.poster_size'])
    .executeTakeFirst();

/** Where the preview of a version and its still are stored, and their bytes. */
export interface StoredPreview {
  preview_key: string;
  preview_size: number;
  poster_key: string;
  poster_size: number;
}

/** Marks the preview of a version as ready. */
export async function markPreviewAsReady(db: Db, versionId: number, preview: StoredPreview): Promise<void> {
  await db
    .updateTable('ugc_video_versions')
    .set({ preview_state: 'ready', ...preview })
    .where('id', '=', versionId)
    .execute();
}

/** Marks a preview that is still pending as failed. */
export async function markPreviewAsFailed(db: Db, versionId: number): Promise<void> {
  await db
    .updateTable('ugc_video_versions')
    .set({ preview_state: 'failed' })
    .where('id', '=', versionId)
    .where('preview_state', '=', 'pending')
    .execute();
}
