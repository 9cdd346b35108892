import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PreviewWork } from '../../platform/media/video/PreviewQueue.ts';
import type { VideoEncoder } from '../../platform/media/video/VideoEncoder.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { tellUgcRequests } from '../notifications/door.ts';

type Db = Kysely<Schema>;
type Worker = Pick<Services, 'db' | 'storage' | 'live' | 'clock' | 'previews'>;

const versionRows = (db: Db) =>
  db
    .selectFrom('ugc_video_versions as w')
    .innerJoin('files as f', 'f.id', 'w.file_id')
    .innerJoin('ugc_videos as v', 'v.id', 'w.video_id')
    .innerJoin('ugc_requests as r', 'r.id', 'v.request_id')
    .innerJoin('customers as k', 'k.id', 'r.customer_id')
    .where('f.deleted_at', 'is', null);

/** What is burned into the previews of a brand. */
const wordsFor = (brand: string): string =>
  `VORSCHAU · ${brand
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 40)}`;

/** How previews of UGC videos are made: a small copy with the words of the brand in every picture, and a still of it. */
export function previewWork(worker: Worker, encoder: VideoEncoder): PreviewWork {
  const { db, storage, live, clock } = worker;
  return {
    async make(versionId) {
      const row = await versionRows(db)
        .where('w.id', '=', versionId)
        .where('w.preview_state', '<>', 'ready')
        .select(['f.kind', 'f.key', 'f.content_type', 'k.name as brand', 'r.id as request_id'])
        .executeTakeFirst();
      if (row === undefined) return;
      const order = {
        input: storage.placeOf(row.kind, row.key),
        contentType: row.content_type,
        words: wordsFor(row.brand),
        folder: await storage.openDrafts(),
      };
      await encoder.encode(order, async ({ film, poster }) => {
        const name = randomUUID();
        const [preview_key, poster_key] = [`preview-${name}.mp4`, `preview-${name}.png`];
        const [preview_size, poster_size] = (await Promise.all(
          [film, poster].map(async (file) => (await stat(file)).size),
        )) as [number, number];
        await storage.keep('content', preview_key, film);
        await storage.keep('content', poster_key, poster);
        await db
          .updateTable('ugc_video_versions')
          .set({ preview_state: 'ready', preview_key, preview_size, poster_key, poster_size })
          .where('id', '=', versionId)
          .execute();
      });
      tellUgcRequests(live, null, clock.now(), 'videos', [row.request_id]);
    },
    async giveUp(versionId) {
      await db
        .updateTable('ugc_video_versions')
        .set({ preview_state: 'failed' })
        .where('id', '=', versionId)
        .where('preview_state', '=', 'pending')
        .execute();
      const row = await versionRows(db).where('w.id', '=', versionId).select('r.id as request_id').executeTakeFirst();
      if (row !== undefined) tellUgcRequests(live, null, clock.now(), 'videos', [row.request_id]);
    },
  };
}

/**
 * Orders the previews that are missing: of videos older than previews, and of those whose preview failed before this
 * start.
 */
export async function orderMissingPreviews({ db, previews }: Worker): Promise<void> {
  const missing = await versionRows(db)
    .where('w.preview_state', '<>', 'ready')
    .select('w.id')
    .orderBy('w.id', 'desc')
    .execute();
  for (const { id } of missing) await previews.order(db, id);
}
