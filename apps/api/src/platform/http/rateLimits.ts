import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';
import type { Effect } from './contract.ts';
import { networkOf } from './networkOf.ts';

/** Calls per minute; each server counts for itself. */
export interface RateLimits {
  /** Calls of one user. */
  user: number;
  /** Exports of one user. */
  exports: number;
  /** Calls of one network without a valid token: logins, password resets, refreshes, invalid tokens. */
  anonymous: number;
  /** Stored pictures fetched by one network; browsers cache each for a day. */
  pictures: number;
}

/** High enough for one person with several tabs and for one office that logs in; for pictures, sixty lists of a hundred. */
export const defaultRateLimits: RateLimits = { user: 900, exports: 20, anonymous: 300, pictures: 6_000 };

/** Counts calls and rejects those above the limit with 429 and Retry-After. */
export interface RateGuard {
  /** Counts a call for its user, or for its network when nobody is logged in. */
  count(request: FastifyRequest, effect: Effect): Promise<void>;
  /** Counts a picture for the network of the request, which carries no token. */
  countPicture(request: FastifyRequest): Promise<void>;
}

const timeWindow = 60_000;

/** Creates the rate limiter of a server. */
export async function createRateGuard(server: FastifyInstance, limits: RateLimits): Promise<RateGuard> {
  await server.register(rateLimit, { global: false, cache: 50_000 });
  // A closed connection has no address any more.
  const networkKey = ({ ip }: { ip: string | undefined }): string => `network ${networkOf(ip ?? '')}`;
  const userKey = (request: FastifyRequest): string => `user ${request.callUser?.id}`;
  const counters = {
    anonymous: server.createRateLimit({ max: limits.anonymous, timeWindow, keyGenerator: networkKey }),
    pictures: server.createRateLimit({
      max: limits.pictures,
      timeWindow,
      keyGenerator: (request) => `picture ${networkKey(request)}`,
    }),
    user: server.createRateLimit({ max: limits.user, timeWindow, keyGenerator: userKey }),
    exports: server.createRateLimit({
      max: limits.exports,
      timeWindow,
      keyGenerator: (request) => `export ${userKey(request)}`,
    }),
  };
  async function pass(counter: keyof typeof counters, request: FastifyRequest): Promise<void> {
    const verdict = await counters[counter](request);
    if (verdict.isAllowed || !verdict.isExceeded) return;
    throw new ApiError(429, 'TOO_MANY_REQUESTS', 'tooManyRequests', {
      headers: { 'retry-after': String(verdict.ttlInSeconds) },
      data: { retryAfterSeconds: verdict.ttlInSeconds },
    });
  }
  return {
    async count(request, effect) {
      if (request.callUser === undefined) return pass('anonymous', request);
      await pass('user', request);
      if (effect === 'export') await pass('exports', request);
    },
    countPicture: (request) => pass('pictures', request),
  };
}
