import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../../../platform/http/ApiError.ts';
import { byteRange } from '../../../platform/http/byteRange.ts';
import { mediaPolicy } from '../../../platform/http/contentPolicy.ts';
import { sendError } from '../../../platform/http/errors.ts';
import { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import { sendFile } from '../../../platform/http/sendFile.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { isSigned } from '../../../platform/storage/signedAddress.ts';
import { readyPreview } from './queries.ts';

interface PreviewRequest {
  Params: { part: string; versionId: string };
  Querystring: { until?: string; signature?: string };
}

async function previewAnswer(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  versionId: number,
  part: 'film' | 'poster',
  range: string | undefined,
): Promise<FileAnswer> {
  const row = await readyPreview(db, versionId);
  const [key, size] = part === 'film' ? [row?.preview_key, row?.preview_size] : [row?.poster_key, row?.poster_size];
  if (key == null || size == null) throw notFound();
  const wanted = byteRange(range, size);
  if (wanted === 'outside')
    throw new ApiError(416, 'RANGE_NOT_SATISFIABLE', 'rangeNotSatisfiable', {
      headers: { 'content-range': `bytes */${size}` },
    });
  const facts =
    part === 'film'
      ? { contentType: 'video/mp4', fileName: 'preview.mp4' }
      : { contentType: 'image/png', fileName: 'preview.png' };
  return new FileAnswer({ ...facts, bytes: await storage.read('content', key, wanted), size, part: wanted });
}

/** Serves previews and their stills under signed addresses; the signature of one opens nothing else. */
export function servePreviews(server: FastifyInstance, services: Services): void {
  server.get<PreviewRequest>('/media/previews/:part/:versionId', async ({ params, query, headers }, reply) => {
    const part = params.part === 'film' || params.part === 'poster' ? params.part : undefined;
    const versionId = /^[1-9]\d{0,9}$/.test(params.versionId) ? Number(params.versionId) : 0;
    if (part === undefined || !isSigned(services.hashKey, versionId, query, services.clock.now(), `previews/${part}`))
      return sendError(reply, notFound());
    try {
      const answer = await previewAnswer(services, versionId, part, headers.range);
      reply.header('content-security-policy', mediaPolicy).header('accept-ranges', 'bytes');
      return sendFile(reply, answer, 'inline');
    } catch (error) {
      if (error instanceof ApiError) return sendError(reply, error);
      throw error;
    }
  });
}
