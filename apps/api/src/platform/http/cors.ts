import type { FastifyInstance } from 'fastify';

const allowedHeaders =
  'authorization, content-type, idempotency-key, isrefreshtoken, tus-resumable, upload-offset, x-request-id';

/** Lets shells hosted on other origins call the API; tokens travel in a header, so no credentials are allowed. */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header(
      'access-control-expose-headers',
      'content-disposition, retry-after, upload-length, upload-offset, x-request-id',
    );
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST, HEAD, PATCH, DELETE')
      .header('access-control-allow-headers', allowedHeaders);
    reply.header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
