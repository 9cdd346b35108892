import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../../platform/http/ApiError.ts';
import { mediaPolicy } from '../../platform/http/contentPolicy.ts';
import { sendError } from '../../platform/http/errors.ts';
import { sendFile } from '../../platform/http/sendFile.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { isSigned } from '../../platform/storage/signedAddress.ts';
import { fileAnswer } from './files.ts';

interface FileRequest {
  Params: { fileId: string };
  Querystring: { until?: string; signature?: string };
}

/** Serves files under signed addresses, with byte ranges for players; anything but pictures and videos is a download. */
export function serveFiles(server: FastifyInstance, services: Services): void {
  server.get<FileRequest>('/media/files/:fileId', async (request, reply) => {
    const fileId = /^[1-9]\d{0,9}$/.test(request.params.fileId) ? Number(request.params.fileId) : 0;
    if (!isSigned(services.hashKey, fileId, request.query, services.clock.now())) return sendError(reply, notFound());
    try {
      const answer = await fileAnswer(services, fileId, request.headers.range);
      reply.header('content-security-policy', mediaPolicy).header('accept-ranges', 'bytes');
      return sendFile(reply, answer, /^(?:image|video)\//.test(answer.contentType) ? 'inline' : 'attachment');
    } catch (error) {
      if (error instanceof ApiError) return sendError(reply, error);
      throw error;
    }
  });
}
