import type { FastifyRequest } from 'fastify';

/**
 * Parses the URL of a request; throws when it is invalid. A target that begins with two slashes is a path and names no
 * host.
 */
export function addressOf({ url }: FastifyRequest): URL {
  const origin = 'http://localhost';
  return url.startsWith('/') ? new URL(origin + url) : new URL(url, origin);
}
