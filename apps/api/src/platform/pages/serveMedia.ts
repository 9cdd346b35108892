import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { notFound } from '../http/ApiError.ts';
import { mediaPolicy } from '../http/contentPolicy.ts';
import { createRateGuard, type RateLimits } from '../http/rateLimits.ts';
import { pathnameOf } from './pathnameOf.ts';

/** Serves stored pictures to anyone who knows their names, with a rate limit. */
export async function serveMedia(server: FastifyInstance, db: Database, rateLimits: RateLimits): Promise<void> {
  await server.register(async (media) => {
    const rateGuard = await createRateGuard(media, rateLimits);
    media.get(
      '/media/*',
      { exposeHeadRoute: true, onRequest: (request) => rateGuard.countPicture(request) },
      async (request, reply) => {
        const key = pathnameOf(request)?.slice('/media/'.length) ?? '';
        // PostgreSQL texts cannot contain a null character.
        if (key.includes('\0')) throw notFound();
        const picture = await db.selectFrom('media').selectAll().where('key', '=', key).executeTakeFirst();
        if (picture === undefined) throw notFound();
        const tag = `"${Date.parse(picture.created_at).toString(36)}-${picture.bytes.length.toString(36)}"`;
        reply.header('etag', tag).header('cache-control', 'public, max-age=86400');
        reply.header('content-security-policy', mediaPolicy).header('cross-origin-resource-policy', 'cross-origin');
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        return reply.type(picture.content_type).send(Buffer.from(picture.bytes));
      },
    );
  });
}
