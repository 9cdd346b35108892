import { Readable } from 'node:stream';
import { Server, Upload } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingTermsError } from '../../platform/access/acceptedTerms.ts';
import { admits, authenticate } from '../../platform/access/admit.ts';
import { ApiError, badRequest, conflict, forbidden, notFound } from '../../platform/http/ApiError.ts';
import type { ProtocolRoute } from '../../platform/http/contract.ts';
import { discardRest } from '../../platform/http/discardRest.ts';
import { outageOf } from '../../platform/http/outages.ts';
import type { RateGuard } from '../../platform/http/rateLimits.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { PieceStore } from '../../platform/storage/PieceStore.ts';
import { findUploadInfo } from './queries/uploads.ts';
import { dropUpload, ownUpload } from './resumableUploads.ts';

const PIECES = 'application/offset+octet-stream';
/** Headers of the protocol that an answer keeps; the others are ours to set. */
const FORWARDED_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control'] as const;

interface UploadRequest {
  Params: { uploadId: string };
}

function errorOf(status: number, cause: unknown): Error {
  if (status === 404 || status === 410) return notFound();
  if (status === 409) return conflict('uploadOffset');
  if (status === 412) return new ApiError(412, 'PRECONDITION_FAILED', 'tusResumable');
  if (status === 413) return new ApiError(413, 'PAYLOAD_TOO_LARGE', 'fileTooLarge');
  if (status < 500) return badRequest('badRequest');
  return cause instanceof Error && outageOf(cause) !== undefined
    ? cause
    : new Error(`A piece of an upload could not be stored (${status}).`, { cause });
}

/** The protocol handler, and why it rejected a request. */
interface Pieces {
  server: Server;
  causes: WeakMap<Request, unknown>;
}

/** The chunk store: bytes are in the storage, everything else is in the database. */
async function createPieces({ db, storage }: Services): Promise<Pieces> {
  const configstore = {
    async get(id: string) {
      const row = await findUploadInfo(db, id);
      return row === undefined
        ? undefined
        : new Upload({ id, size: row.size, offset: 0, creation_date: row.created_at });
    },
    // The row was there before the first piece, and goes with `dropUpload`.
    set: async () => undefined,
    delete: async () => undefined,
  };
  const datastore = new PieceStore({ directory: await storage.openResumable(), configstore });
  const causes = new WeakMap<Request, unknown>();
  // Of an error the protocol keeps a status alone.
  const onResponseError = (request: Request, error: unknown) => void causes.set(request, error);
  return { server: new Server({ path: '/api/files/resumable', datastore, onResponseError }), causes };
}

/**
 * Answers the routes that the contract leaves to the tus protocol: whose upload it is, and what it may become, is
 * decided here and in the area.
 */
export function serveUploads(
  server: FastifyInstance,
  routes: readonly ProtocolRoute[],
  services: Services,
  rateGuard: RateGuard,
): void {
  let pieces: Promise<Pieces> | undefined;
  // The bytes go to the disk as they come.
  server.addContentTypeParser(PIECES, (_request: unknown, _payload: unknown, done: (error: null) => void) =>
    done(null),
  );

  async function answer(request: FastifyRequest<UploadRequest>, reply: FastifyReply): Promise<FastifyReply> {
    const { callUser: user, method } = request;
    if (user === undefined) throw new Error('Uploads have a user.');
    const { id } = await ownUpload(services, user.id, request.params.uploadId);
    pieces ??= createPieces(services);
    const headers = new Headers(
      ['tus-resumable', 'upload-offset', 'content-type', 'content-length'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value] as [string, string]] : [];
      }),
    );
    const body =
      method === 'PATCH' ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const } : {};
    const piece = new Request(`http://localhost/api/files/resumable/${id}`, { method, headers, ...body });
    const { server: protocol, causes } = await pieces;
    const response = await protocol.handleWeb(piece);
    if (response.status >= 400) {
      discardRest(request);
      throw errorOf(response.status, causes.get(piece));
    }
    if (method === 'DELETE') await dropUpload(services, id);
    for (const name of FORWARDED_HEADERS) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.code(response.status).send();
  }

  for (const { method, path, admission } of routes) {
    server.route<UploadRequest>({
      method,
      url: path.replaceAll(/\{([^}]+)\}/g, ':$1'),
      onRequest: async (request) => {
        try {
          request.callUser = await authenticate(request, admission, services);
        } finally {
          await rateGuard.count(request, 'write');
        }
        if (request.callUser === undefined) return;
        const error = admits(admission, request.callUser)
          ? missingTermsError({ id: 'uploads', effect: 'write' }, request.callUser, services.clock.now())
          : forbidden();
        if (error !== undefined) throw error;
      },
      handler: answer,
    });
  }
}
