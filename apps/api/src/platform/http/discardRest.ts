import type { FastifyRequest } from 'fastify';

/**
 * Reads and discards the rest of a rejected body, within the request timeout: an unread body would block the next call
 * on its connection.
 */
export function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  // An unread web stream would pause it again.
  raw.removeAllListeners('data');
  raw.resume();
}
