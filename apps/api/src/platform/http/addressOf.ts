import type { FastifyRequest } from 'fastify';

/** The address of a request; throws where it is none. What begins with two slashes is a path too, and names no host. */
export function addressOf({ url }: FastifyRequest): URL {
  const origin = 'http://localhost';
  return url.startsWith('/') ? new URL(origin + url) : new URL(url, origin);
}
