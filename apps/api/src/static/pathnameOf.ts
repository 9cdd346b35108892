import type { FastifyRequest } from 'fastify';

/** The decoded path of a request; undefined when it is none. */
export function pathnameOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
