import type { FastifyRequest } from 'fastify';

/**
 * Lets the rest of a refused body come and go, within the time of a request: what nobody reads would block the next
 * call on its connection.
 */
export function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  // A web stream that nobody reads any more would pause it again.
  raw.removeAllListeners('data');
  raw.resume();
}
