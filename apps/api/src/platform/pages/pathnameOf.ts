import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/addressOf.ts';

/** The decoded path of a request; undefined when it is invalid. */
export function pathnameOf(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(addressOf(request).pathname);
  } catch {
    return undefined;
  }
}
