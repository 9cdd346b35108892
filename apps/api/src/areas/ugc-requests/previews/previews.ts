import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { PreviewWork } from '../../../platform/media/video/PreviewQueue.ts';
import type { VideoEncoder } from '../../../platform/media/video/VideoEncoder.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { publishUgcRequestEvents } from '../../notifications/door.ts';
import {
  markPreviewAsFailed,
  markPreviewAsReady,
  requestOfVersion,
  versionsWithoutPreview,
  versionWithoutPreview,
} from './queries.ts';

type Worker = Pick<Services, 'db' | 'storage' | 'live' | 'clock' | 'previews'>;

/** The watermark of a brand's previews. */
const wordsFor = (brand: string): string =>
  `VORSCHAU · ${brand
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 40)}`;

/** Makes previews of UGC videos: a small copy with the words of the brand in every picture, and a still of it. */
export function previewWork(worker: Worker, encoder: VideoEncoder): PreviewWork {
  const { db, storage, live, clock } = worker;
  return {
    async make(versionId) {
      const row = await versionWithoutPreview(db, versionId);
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
        await markPreviewAsReady(db, versionId, { preview_key, preview_size, poster_key, poster_size });
      });
      publishUgcRequestEvents(live, null, clock.now(), 'videos', [row.request_id]);
    },
    async giveUp(versionId) {
      await markPreviewAsFailed(db, versionId);
      const row = await requestOfVersion(db, versionId);
      if (row !== undefined) publishUgcRequestEvents(live, null, clock.now(), 'videos', [row.request_id]);
    },
  };
}

/**
 * Orders the previews that are missing: of videos older than previews, and of those whose preview failed before this
 * start.
 */
export async function orderMissingPreviews({ db, previews }: Worker): Promise<void> {
  for (const { id } of await versionsWithoutPreview(db)) await previews.order(db, id);
}
