import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfRange } from '../database/DatabaseError.ts';
import { ApiError, type FieldError } from './ApiError.ts';
import { dataPolicy } from './contentPolicy.ts';
import { languageOf } from './languageOf.ts';
import { type DeadLink, linkPage, linkPagePolicy, type LinkReader } from './link-page/linkPage.ts';
import { Outages } from './outages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who opens this address in a browser by a link. */
    openedBy?: LinkReader | undefined;
  }
}

interface ErrorEnvelope {
  message: string;
  error: string;
  data: unknown;
  fieldErrors: readonly FieldError[];
}

const byStatus: Readonly<Record<number, readonly [code: string, errorKey: string]>> = {
  400: ['BAD_REQUEST', 'malformedBody'],
  404: ['NOT_FOUND', 'notFound'],
  405: ['METHOD_NOT_ALLOWED', 'methodNotAllowed'],
  408: ['REQUEST_TIMEOUT', 'requestTimeout'],
  413: ['PAYLOAD_TOO_LARGE', 'bodyTooLarge'],
  414: ['URI_TOO_LONG', 'uriTooLong'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'unsupportedMediaType'],
  503: ['SERVICE_UNAVAILABLE', 'serviceUnavailable'],
};

/** Sends an error in the envelope of all errors. */
export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const envelope: ErrorEnvelope = {
    message: error.code,
    error: error.errorKey,
    data: error.data,
    fieldErrors: error.fieldErrors,
  };
  return reply
    .code(error.status)
    .headers({ ...error.headers, 'cache-control': 'no-store', 'content-security-policy': dataPolicy })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}

function reasonOf({ status, errorKey }: ApiError): DeadLink {
  if (errorKey === 'rightsExpired') return 'rightsExpired';
  return status === 429 || status >= 500 ? 'later' : 'gone';
}

/** Sends an error: as a page in the user's language when a link is opened in a browser, otherwise in the envelope. */
function replyWithError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { openedBy } = request.routeOptions.config;
  if (openedBy === undefined) return sendError(reply, error);
  reply.header('vary', 'Accept, Accept-Language, Cookie');
  if (request.headers.accept?.includes('text/html') !== true) return sendError(reply, error);
  const language = languageOf(request);
  return reply
    .code(error.status)
    .headers({
      ...error.headers,
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': linkPagePolicy[openedBy],
    })
    .type('text/html; charset=utf-8')
    .send(linkPage(openedBy, reasonOf(error), language));
}

/** Turns every error, including those of the HTTP library, into an error response; unexpected ones reveal nothing. */
export function handleErrors(server: FastifyInstance): void {
  const outages = new Outages();
  server.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return replyWithError(request, reply, error);
    if (isOutOfRange(error)) {
      // The contract should limit what a caller sends, so a limit is missing there, or our own arithmetic is wrong.
      request.log.error({ err: error }, 'a number left the range of its column');
      return replyWithError(request, reply, new ApiError(422, 'VALIDATION_FAILED', 'outOfRange'));
    }
    const outage = outages.outageError(error, request.log);
    if (outage !== undefined) return replyWithError(request, reply, outage);
    const status = error.statusCode ?? 500;
    const known = status >= 500 && status !== 503 ? undefined : byStatus[status];
    if (known !== undefined) return replyWithError(request, reply, new ApiError(status, known[0], known[1]));
    if (status >= 400 && status < 500)
      return replyWithError(request, reply, new ApiError(status, 'BAD_REQUEST', 'badRequest'));
    request.log.error({ err: error }, 'call failed');
    return replyWithError(request, reply, new ApiError(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'));
  });
}

/** Answers an unknown route in the envelope. */
export function sendUnknownRoute(reply: FastifyReply): FastifyReply {
  return sendError(reply, new ApiError(404, 'NOT_FOUND', 'unknownRoute'));
}
